/**
 * A page's public mail address as a feature: its domain and 20 bits of a hash of the whole address,
 * `example.org#0k3v`. Pages of one site share the address and so the feature; but the address of a
 * person is not kept, and cannot simply be read back, because one in a million addresses of that
 * domain has the same 20 bits. Null when the text after `mailto:` is no address.
 */
export function mailtoFeature(href: string): string | null {
  const address = /^\s*mailto:([^?&,;\s]{1,254})/i.exec(href)?.[1].toLowerCase() ?? ''; // no mailto
  const at = Math.max(address.lastIndexOf('@') + 1, address.lastIndexOf('%40') + 3);
  const domain = address.slice(at);
  if (at < 3 || !/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(domain)) return null;
  const hash = fnv1a(address.replace('%40', '@')) >>> 12;
  return `${domain}#${hash.toString(32).padStart(4, '0')}`;
}

/** FNV-1a, 32 bits. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return hash >>> 0;
}
