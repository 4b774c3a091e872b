import { domOf } from './dom.ts';

/** True when the page asks for a password: such a page is not recorded. */
export function hasPasswordField(document: Document): boolean {
  const dom = domOf(document);
  const inputs = dom.byName('input');
  for (let i = 0; i < inputs.length; i++) {
    if (/^\s*password\s*$/i.test(dom.attribute(inputs[i], 'type'))) return true;
  }
  return false;
}
