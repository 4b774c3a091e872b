import { type Dom, domOf, ELEMENT } from './dom.ts';

/** Elements looked at in search of shadow roots; pages with more have their sign-in form earlier. */
const MOST_ELEMENTS = 100_000;

/** True when the page asks for a password, in an open shadow root too: it is not recorded. */
export function hasPasswordField(document: Document): boolean {
  const dom = domOf(document);
  const inputs = dom.byName('input');
  for (let i = 0; i < inputs.length; i++) if (isPassword(dom, inputs[i])) return true;
  const elements = dom.byName('*');
  const most = Math.min(elements.length, MOST_ELEMENTS);
  for (let i = 0; i < most; i++) {
    const shadow = dom.shadow(elements[i]);
    if (shadow !== null && hasPasswordBelow(dom, shadow)) return true;
  }
  return false;
}

function hasPasswordBelow(dom: Dom, root: Node): boolean {
  const waiting: Node[] = [root];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (dom.nodeType(node) === ELEMENT) {
      const element = node as Element;
      if (dom.name(element) === 'input' && isPassword(dom, element)) return true;
      const shadow = dom.shadow(element);
      if (shadow !== null) waiting.push(shadow);
    }
    for (let child = dom.firstChild(node); child !== null; child = dom.nextSibling(child)) {
      waiting.push(child);
    }
  }
  return false;
}

function isPassword(dom: Dom, input: Element): boolean {
  return dom.attribute(input, 'type').trim().toLowerCase() === 'password';
}
