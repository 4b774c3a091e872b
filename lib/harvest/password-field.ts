import { domOf } from './dom.ts';

/** True when the page asks for a password: such a page is not recorded. */
export function hasPasswordField(document: Document): boolean {
  const dom = domOf(document);
  const inputs = dom.byName('input');
  for (let i = 0; i < inputs.length; i++) {
    if (dom.attribute(inputs[i], 'type').trim().toLowerCase() === 'password') return true;
  }
  return false;
}
