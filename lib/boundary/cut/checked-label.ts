/**
 * What a person typed as a label, or the reason why it cannot be one. Written as they like: with or
 * without scheme, a host as an address, a directory without its slash. A whole public suffix is
 * refused, because what stands below it belongs to many: `co.uk`, `github.io`.
 */
import type { Label, NewLabel, Refused } from '../../model/label.ts';
import { directoryEnd, hostOfKey, keyOf, pathEnd } from '../../url/anatomy.ts';
import { canonicalUrl } from '../../url/canonical-url.ts';
import { isPublicSuffix } from '../../url/registrable-domain.ts';

export interface Typed {
  site: string;
  side: Label['side'];
  reach: Label['reach'];
  typed: string;
  at: number;
}
export type CheckedLabel = { label: NewLabel } | Refused;

export function checkedLabel({ site, side, reach, typed, at }: Typed): CheckedLabel {
  const read = readAddress(typed.trim());
  if ('refused' in read) return read;
  const found = targetOf(reach, read.url);
  if ('refused' in found) return found;
  return { label: { site, side, ...found, at, withdrawnAt: null } };
}

type Address = { url: string } | Refused;

function readAddress(text: string): Address {
  if (text === '') return { refused: 'nothing', what: '' };
  if (/\s/.test(text)) return { refused: 'spaces', what: '' };
  if (/^(?:[a-z]+:\/\/)?[^/]*\*/i.test(text)) return { refused: 'star', what: '' };
  // `example.org:8080` has a port, `mailto:someone` has a scheme.
  const scheme = /^([a-z][a-z0-9+.-]*):(?!\d+(?:[/?#]|$))/i.exec(text)?.[1].toLowerCase();
  if (scheme !== undefined && scheme !== 'http' && scheme !== 'https') {
    return { refused: 'scheme', what: scheme };
  }
  const url = canonicalUrl(scheme === undefined ? `https://${text}` : text);
  return url === null ? { refused: 'no-address', what: '' } : { url };
}

type Target = Pick<Label, 'reach' | 'target'> | Refused;

function targetOf(reach: Label['reach'], url: string): Target {
  if (reach === 'url') return { reach, target: url };
  const key = keyOf(url);
  const host = hostOfKey(key);
  const directory = reach === 'host' ? { path: `${host}/` } : asDirectory(key);
  if ('refused' in directory) return directory;
  if (directory.path !== `${host}/`) {
    return { reach, target: `${url.slice(0, url.length - key.length)}${directory.path}` };
  }
  // All below the root of a host is the host.
  if (!isPublicSuffix(url)) return { reach: 'host', target: host };
  return { refused: 'public-suffix', what: host };
}

/** The key as a directory with its slash. A page is refused: its directory may be far wider. */
function asDirectory(key: string): { path: string } | Refused {
  const path = key.slice(0, pathEnd(key));
  const name = path.slice(directoryEnd(path));
  if (path !== key || /\.[a-z][a-z0-9]{1,5}$/i.test(name)) {
    return { refused: 'page', what: path.slice(0, path.length - name.length) };
  }
  return { path: name === '' ? path : `${path}/` };
}
