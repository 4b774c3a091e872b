/**
 * One address for one page. The WHATWG parser does the resolving; on top of it:
 * credentials and fragment go (hash-bang routes stay, they name pages), duplicate slashes, a
 * trailing `index.html` and its kin, and the host's final dot go, percent-encoding takes one form,
 * tracking and session parameters go, and whatever looks like a secret is replaced by `REDACTED`.
 *
 * `null` means refused: not http(s), not parsable, a host with an empty label, or an address that
 * stays longer than `LIMITS.url`. A long address is refused rather than cut because a cut address
 * names another page, and many pages would become one.
 *
 * Idempotent: canonicalUrl(canonicalUrl(x)) = canonicalUrl(x). Linear in the length of the address.
 */
import { LIMITS } from '../model/page-record.ts';
import { isDroppedParameter } from './dropped-parameters.ts';
import { hostTells } from './host-tells.ts';
import { normalPercents } from './percent.ts';
import { REDACTED, redactedAddress } from './redact.ts';
import { redactedParameters } from './redact-query.ts';
import { TellingTrail } from './telling-trail.ts';

/** Before the parameters are dropped an address may be longer than it may stay. */
const LONGEST_READ = 8 * LIMITS.url;

export function canonicalUrl(address: string, base?: string): string | null {
  let canonical = cleaned(address, base);
  // Where a secret was, words may have come nearer to each other.
  for (let times = 0; canonical?.includes(REDACTED); times++) {
    const again = cleaned(canonical);
    if (again === canonical) return canonical;
    canonical = times < MOST_TIMES ? again : null;
  }
  return canonical;
}

/** Made-up texts need three; nothing that stands somewhere needs so many. */
const MOST_TIMES = 8;

function cleaned(address: string, base?: string): string | null {
  if (address.length > LONGEST_READ) return null;
  const url = parse(address, base);
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) return null;
  const host = cleanHost(url);
  if (host === null) return null;
  const trail = new TellingTrail(hostTells(host));
  const path = pathOf(url, trail);
  const query = queryOf(url.search, trail, path);
  const canonical = `${url.protocol}//${host}${path}${query}${routeOf(url.hash, trail)}`;
  return canonical.length > LIMITS.url ? null : canonical;
}

function parse(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

function cleanHost(url: URL): string | null {
  const name = url.hostname.endsWith('.') ? url.hostname.slice(0, -1) : url.hostname;
  if (name === '' || name.startsWith('.') || name.endsWith('.') || name.includes('..')) return null;
  return url.port === '' ? name : `${name}:${url.port}`;
}

function pathOf(url: URL, trail: TellingTrail): string {
  const segments = normalPercents(url.pathname).split('/').map(cleanSegment);
  return withoutIndex(withoutDoubleSlashes(redactedAddress(segments.join('/'), trail)));
}

/** A path segment without its `;jsessionid=…`. */
function cleanSegment(segment: string): string {
  const [name, ...parameters] = segment.split(';');
  const kept = parameters.filter((parameter) => !isDroppedParameter(parameter.split('=')[0]));
  const clean = [name, ...kept].join(';');
  // `..;sid=1` is a name, but `..` would be a direction.
  return clean === '.' || clean === '..' ? segment : clean;
}

/**
 * Runs of slashes become one; after a colon two, for the addresses that archives embed in theirs.
 */
function withoutDoubleSlashes(path: string): string {
  return path.includes('//')
    ? path.replace(/(:?)\/\/+/g, (_, colon) => `${colon}${colon ? '//' : '/'}`)
    : path;
}

const INDEX = /\/index\.(?:[sx]?html?|php[3-7]?|aspx?|jspx?|cfm|cgi|pl)$/i;

function withoutIndex(path: string): string {
  return path.replace(INDEX, '/');
}

function queryOf(search: string, trail: TellingTrail, path: string): string {
  const kept = normalPercents(search.slice(1))
    .split('&')
    .filter((parameter) => parameter !== '' && !isDroppedParameter(parameter.split('=')[0]));
  return kept.length === 0 ? '' : `?${redactedParameters(kept, trail, path).join('&')}`;
}

/**
 * `#!/a/b` is an address inside a one-page application; every other fragment is a place in a page.
 */
function routeOf(hash: string, trail: TellingTrail): string {
  if (!hash.startsWith('#!')) return '';
  const [path, ...query] = normalPercents(hash.slice(2)).split('?');
  const route = redactedAddress(path, trail);
  const whole = `${route}${query.map((part) => queryOf(`?${part}`, trail, path)).join('')}`;
  return whole === '' ? '' : `#!${whole}`;
}
