/**
 * Hyphe's reversed addresses: `s:https|h:org|h:example|h:www|p:docs|`. A public suffix is one stem
 * (`h:co.uk|`) and an unusual port comes after the scheme. A directory is named without the empty
 * stem that its slash leaves, so that it stands for all below it; a single address keeps the stem.
 * A bar within a stem would end it, so it is escaped, as Hyphe does.
 */
import { hostOfKey, keyOf, pathEnd, schemeOf } from '../url/anatomy.ts';
import { hostParts } from '../url/registrable-domain.ts';

export function lruOf(url: string, { isDirectory }: { isDirectory: boolean }): string {
  const key = keyOf(url).replaceAll('|', '%7C');
  const slash = hostOfKey(key).length;
  const end = pathEnd(key);
  const { host, suffix } = hostParts(url);
  const port = /:(\d+)$/.exec(key.slice(0, slash))?.[1];
  const [query, fragment] = key.slice(end).replace(/^\?/, '').split(/#(.*)/s);
  const path = key.slice(slash + 1, end);
  const segments = isDirectory ? path.replace(/\/$/, '') : path;
  const stems = [
    `s:${schemeOf(url)}`,
    ...(port === undefined ? [] : [`t:${port}`]),
    ...hostStems(host, suffix).map((stem) => `h:${stem}`),
    ...(segments === '' ? [] : segments.split('/').map((stem) => `p:${stem}`)),
    ...(query === '' ? [] : [`q:${query}`]),
    ...(fragment === undefined ? [] : [`f:${fragment}`]),
  ];
  return stems.map((stem) => `${stem}|`).join('');
}

function hostStems(host: string, suffix: string): string[] {
  if (suffix === '') return /^[\d.]+$|^\[/.test(host) ? [host] : host.split('.').reverse();
  const names = host.slice(0, Math.max(0, host.length - suffix.length - 1));
  return [suffix, ...(names === '' ? [] : names.split('.').reverse())];
}
