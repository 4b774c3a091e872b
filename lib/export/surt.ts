/**
 * The sort-friendly form of addresses that Heritrix and Archive-It match by prefix: the host turned
 * round (`http://(org,example,www,)/docs/`), all in lower case, https counted as http. The closing
 * bracket keeps the hosts below out.
 */
import { hostOfKey, withoutPort } from '../url/anatomy.ts';

export function surtOf(key: string): string {
  const whole = hostOfKey(key);
  const host = withoutPort(whole);
  const port = whole.slice(host.length);
  return `http://(${turned(host)}${port})${key.slice(whole.length)}`.toLowerCase();
}

function turned(host: string): string {
  if (/^[\d.]+$/.test(host)) return host;
  return `${host.split('.').reverse().join(',')},`;
}
