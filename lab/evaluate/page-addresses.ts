/**
 * Every web address that a saved page names, resolved and not cleaned in any way: its own, links,
 * forms, images, frames, scripts and styles. What a harvest would keep is a part of it.
 */
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

const ATTRIBUTES = new Set(
  'href src action formaction data poster cite background longdesc xlink:href'.split(' '),
);

export function pageAddresses(html: string, address: string): Set<string> {
  const named: string[] = [];
  let base = '';
  const open: DefaultTreeAdapterTypes.ParentNode[] = [parse(html)];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    for (const child of node.childNodes) {
      if (!('tagName' in child)) continue;
      const own = addressesOf(child);
      if (child.tagName === 'base')
        base ||= own[0] ?? ''; // a base without an address
      else named.push(...own);
      open.push(child);
    }
  }
  const from = resolved(base, address) ?? address;
  const found = named.map((one) => resolved(one, from)).filter((one) => one !== null);
  return new Set([address, ...found]);
}

function addressesOf({ attrs }: DefaultTreeAdapterTypes.Element): string[] {
  return attrs.flatMap(({ prefix, name, value }) => {
    if (name === 'srcset') return value.split(',').map((one) => one.trim().split(/\s/)[0]);
    return ATTRIBUTES.has(prefix ? `${prefix}:${name}` : name) ? [value] : [];
  });
}

function resolved(address: string, base: string): string | null {
  if (!URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null;
}
