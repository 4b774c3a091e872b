/**
 * How far an address, a prefix or a host reaches, said once for scopes and labels. A host and a
 * prefix reach both schemes, and a port is part of its host; an address reaches itself alone.
 * All of it is about canonical URLs, which always have a slash after the host.
 */

/** An address without its scheme: `www.example.org/docs/?page=2`. */
export const keyOf = (url: string): string => url.slice(url.indexOf('://') + 3);

/** Host and port of a key. */
export const hostOfKey = (key: string): string => key.slice(0, key.indexOf('/'));

/** Where the path of a key ends: at its query, its route, or with the key. */
export function pathEnd(key: string): number {
  const query = key.indexOf('?');
  const route = key.indexOf('#');
  if (query < 0) return route < 0 ? key.length : route;
  return route < 0 ? query : Math.min(query, route);
}

/** How many directories stand between the host and what follows the first `length` characters. */
export function depthOf(key: string, length: number): number {
  let depth = -1;
  for (let at = key.indexOf('/'); at >= 0 && at < length; at = key.indexOf('/', at + 1)) depth++;
  return Math.max(depth, 0);
}

/** Letters, digits and the percent sign of an escape; anything else, and the end, ends a word. */
export function isWordAt(key: string, at: number): boolean {
  const code = key.charCodeAt(at);
  const letter = code | 32;
  return (letter >= 97 && letter <= 122) || (code >= 48 && code <= 57) || code === 37;
}
