/**
 * How far an address, a prefix or a host reaches, said once for scopes and labels. A host and a
 * prefix reach both schemes, and a port is part of its host, so they are compared as keys; an
 * address reaches itself alone.
 */

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
