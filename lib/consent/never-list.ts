/**
 * Hosts that hold a person's money, letters, health or papers. Ambit leaves them alone unless the
 * person allows one by name. The list errs on the side of not recording: a museum called "Bank
 * Street" costs one click, a recorded account page cannot be taken back.
 */
import { hostParts } from '../url/registrable-domain.ts';
import { SENSITIVE_BRANDS } from './sensitive-brands.ts';
import { PAPER_HOSTS, SENSITIVE_HOSTS } from './sensitive-hosts.ts';
import {
  isSchool,
  isSchoolSubdomain,
  isSensitiveLabel,
  isSensitiveSubdomain,
} from './sensitive-labels.ts';
import { isSensitivePath } from './sensitive-path.ts';

/** Is the page, by its address, one that only its owner should see? */
export function isSensitiveAddress(address: string, host: string): boolean {
  const { port, pathname } = new URL(address);
  return ADMIN_PORTS.has(port) || isSensitivePath(pathname) || isSensitiveHost(host);
}

export function isSensitiveHost(host: string): boolean {
  if (SENSITIVE_HOSTS.has(host)) return true;
  const labels = host.split('.');
  const { domain } = hostParts(`http://${host}/`);
  const registered = labels.length - domain.split('.').length;
  const isBelow = isSchool(domain) ? isSchoolSubdomain : isSensitiveSubdomain;
  const below = labels.slice(0, registered);
  if (below.some((label) => isSensitiveLabel(label) || isBelow(label))) return true;
  const above = labels.map((_, i) => labels.slice(i).join('.'));
  // A box at home, below a name that many share, has no blog of its maker.
  if (above.slice(registered + 1).some((one) => SENSITIVE_HOSTS.has(one))) return true;
  if (registered > 0 && isPublicBelow(labels[0], above)) return false;
  if (REGIONAL_BANKS.test(domain) || above.some((one) => SENSITIVE_HOSTS.has(one))) return true;
  // The ending too: `.bank` is for banks.
  return labels
    .slice(registered)
    .some((label) => SENSITIVE_BRANDS.has(label) || isSensitiveLabel(label));
}

/** What a bank blogs is for everybody; `docs.` of an office is not. */
const isPublicBelow = (label: string, above: string[]): boolean =>
  PUBLIC_SUBDOMAINS.has(label) &&
  !(label === 'docs' && above.some((host) => PAPER_HOSTS.has(host)));

/** Does one of `names` equal `host` or stand above it? `bbc.co.uk` covers `www.bbc.co.uk`. */
export function covers(names: readonly string[], host: string): boolean {
  return names.some((name) => host === name || host.endsWith(`.${name}`));
}

const PUBLIC_SUBDOMAINS = new Set(
  'blog blogs docs api developer developers help support status press newsroom opensource'.split(
    ' ',
  ),
);

/** One for each region, named after it. */
const REGIONAL_BANKS = /^(?:ca-[a-z0-9-]+\.fr|ksk-[a-z-]+\.de|sparda-[a-z]+\.de)$/;

/** Where control panels, boxes at home and their mail answer. */
const ADMIN_PORTS = new Set(
  '2077 2078 2082 2083 2086 2087 2095 2096 5001 8006 8123 10000 32400'.split(' '),
);
