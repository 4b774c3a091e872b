/**
 * Does the page ask for a password, in an open shadow root too? Then it is not recorded. In slices: a
 * page may have any number of fields, and of elements in a shadow root.
 */
import { type Dom, domOf, ELEMENT } from './dom.ts';
import { type Pace, paced } from './pace.ts';

/** Elements looked at in search of shadow roots; pages with more have their sign-in form earlier. */
const MOST_ELEMENTS = 100_000;
/** In a shadow root: a page can put elements in as fast as they are looked at. */
const MOST_BELOW = 1_000_000;
/** Some milliseconds' work. A page of fewer is searched in one go, so that it cannot change meanwhile. */
const STEP = 8192;

export const hasPasswordField = (document: Document, pace: Pace): Promise<boolean> =>
  paced(search(domOf(document)), pace);

function* search(dom: Dom): Generator<void, boolean> {
  const inputs = dom.byName('input');
  for (let i = 0; i < inputs.length; i++) {
    if (isPassword(dom, inputs[i])) return true;
    if ((i + 1) % STEP === 0) yield;
  }
  const elements = dom.byName('*');
  const most = Math.min(elements.length, MOST_ELEMENTS);
  for (let i = 0; i < most && i < elements.length; i++) {
    const shadow = dom.shadow(elements[i]);
    if (shadow !== null && (yield* searchBelow(dom, shadow))) return true;
    if ((i + 1) % STEP === 0) yield;
  }
  return false;
}

/** The nodes that wait are those on the way down, however many stand beside each other. */
function* searchBelow(dom: Dom, root: Node): Generator<void, boolean> {
  const waiting: Node[] = [root];
  let looked = 0;
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    const inside = [dom.nextSibling(node), dom.firstChild(node)];
    if (dom.nodeType(node) === ELEMENT) {
      const element = node as Element;
      if (dom.name(element) === 'input' && isPassword(dom, element)) return true;
      inside.push(dom.shadow(element));
    }
    for (const next of inside) if (next !== null) waiting.push(next);
    if (++looked % STEP === 0) yield;
    if (looked === MOST_BELOW) break;
  }
  return false;
}

function isPassword(dom: Dom, input: Element): boolean {
  return dom.attribute(input, 'type').trim().toLowerCase() === 'password';
}
