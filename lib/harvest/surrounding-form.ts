import { type Dom, ELEMENT } from './dom.ts';
import { nodesBelow } from './log-out-label.ts';

/** How far up a form is looked for, and how much of it is read. */
const MOST_LEVELS = 30;
const MOST_NODES = 300;

/** The form that an element stands in. */
export function formOf(dom: Dom, element: Element): Element | null {
  let node = dom.parent(element);
  for (let i = 0; node !== null && i < MOST_LEVELS; i++, node = dom.parent(node)) {
    if (dom.nodeType(node) === ELEMENT && dom.name(node as Element) === 'form')
      return node as Element;
  }
  return null;
}

/** Has the form a field to write in? Who ends a session writes nothing. */
export function isFilledIn(dom: Dom, form: Element): boolean {
  for (const node of nodesBelow(dom, form, MOST_NODES)) {
    if (dom.nodeType(node) !== ELEMENT || dom.name(node as Element) !== 'input') continue;
    const type = dom
      .attribute(node as Element, 'type')
      .trim()
      .toLowerCase();
    if (['', 'text', 'email', 'tel', 'number', 'date', 'checkbox', 'radio'].includes(type))
      return true;
  }
  return false;
}
