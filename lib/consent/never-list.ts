/**
 * Hosts that hold a person's money, letters, health or papers. Ambit leaves them alone unless the
 * person allows one by name. The list errs on the side of not recording: a museum called "Bank Street"
 * costs one click, a recorded account page cannot be taken back.
 */
import { hostParts } from '../url/registrable-domain.ts';
import { SENSITIVE_BRANDS } from './sensitive-brands.ts';
import { SENSITIVE_HOSTS } from './sensitive-hosts.ts';
import { isSensitiveLabel, isSensitivePath, isSensitiveSubdomain } from './sensitive-labels.ts';

/** Is the page, by its address, one that only its owner should see? */
export function isSensitiveAddress(address: string, host: string): boolean {
  const { port, pathname } = new URL(address);
  return ADMIN_PORTS.has(port) || isSensitivePath(pathname) || isSensitiveHost(host);
}

export function isSensitiveHost(host: string): boolean {
  const labels = host.split('.');
  if (SENSITIVE_HOSTS.has(host)) return true;
  // What a bank blogs is for everybody.
  const isPublic = labels.length > 2 && PUBLIC_SUBDOMAINS.has(labels[0]);
  if (!isPublic && labels.some((_, i) => SENSITIVE_HOSTS.has(labels.slice(i).join('.'))))
    return true;
  const { domain } = hostParts(`http://${host}/`);
  const registered = labels.length - domain.split('.').length;
  return labels.some((label, i) => {
    if (isSensitiveLabel(label)) return true;
    if (i < registered) return isSensitiveSubdomain(label);
    return !isPublic && i === registered && SENSITIVE_BRANDS.has(label);
  });
}

/** Does one of `names` equal `host` or stand above it? `bbc.co.uk` covers `www.bbc.co.uk`. */
export function covers(names: readonly string[], host: string): boolean {
  return names.some((name) => host === name || host.endsWith(`.${name}`));
}

const PUBLIC_SUBDOMAINS = new Set(
  'blog blogs docs developer developers help support status press newsroom opensource'.split(' '),
);

/** Where control panels, boxes at home and their mail answer. */
const ADMIN_PORTS = new Set(
  '2077 2078 2082 2083 2086 2087 2095 2096 5001 8006 8123 8443 10000 32400'.split(' '),
);
