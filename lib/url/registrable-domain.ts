/**
 * The part of a host that somebody registered, by the public suffix list with its private part, so
 * that `a.github.io` and `b.github.io` are strangers. A host without one (an IP address,
 * `localhost`, a suffix by itself) stands for itself.
 */
import { parse } from 'tldts';

export interface HostParts {
  host: string;
  /** `example.co.uk` of `www.example.co.uk`. */
  domain: string;
  /** `co.uk`; empty when the host has none. */
  suffix: string;
}

/**
 * Browsers open hosts that no registry would grant (`-a.example`), so names are not judged here.
 */
const OPTIONS = { allowPrivateDomains: true, validateHostname: false };

export function hostParts(url: string): HostParts {
  const { hostname, domain, publicSuffix, isIp } = parse(url, OPTIONS);
  if (hostname === null) throw new Error('A host has parts only in a canonical URL.');
  if (isIp || domain === null) return { host: hostname, domain: hostname, suffix: '' };
  return { host: hostname, domain, suffix: publicSuffix ?? '' }; // a domain has a suffix
}

/** Is the host itself a suffix under which strangers register, such as `co.uk` or `github.io`? */
export function isPublicSuffix(url: string): boolean {
  const { domain, isIcann, isPrivate } = parse(url, OPTIONS);
  return domain === null && (isIcann === true || isPrivate === true);
}
