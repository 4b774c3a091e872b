/** What a control is called: the text in it, and what is said to those who do not see it. */
import { LONGEST_LABEL } from '../text/log-out-words.ts';
import { type Dom, ELEMENT, TEXT } from './dom.ts';

/** Nodes read of one label: icons have many. */
const MOST_NODES = 100;
/** An element that names another stands near it. */
const MOST_LEVELS = 3;
const MOST_NEAR = 200;

/** None where there is more text inside than a label has. */
export function controlLabels(dom: Dom, element: Element): string[] {
  const inside = textIn(dom, element);
  if (inside === null) return [];
  const said = ['aria-label', 'title', 'value'].map((name) => dom.attribute(element, name));
  return [inside, ...said, namedBy(dom, element)].filter((label) => label !== '');
}

/** Text and alternative texts inside; null when there is more than a label has. */
function textIn(dom: Dom, element: Element): string | null {
  let text = '';
  let read = 0;
  for (const node of nodesBelow(dom, element, MOST_NODES + 1)) {
    if (dom.nodeType(node) === TEXT) text += ` ${dom.data(node).slice(0, LONGEST_TEXT).trim()}`;
    else if (dom.nodeType(node) === ELEMENT && dom.name(node as Element) === 'img')
      text += ` ${dom.attribute(node as Element, 'alt')}`;
    if (++read > MOST_NODES || text.length > 2 * LONGEST_LABEL) return null;
  }
  return text.trim();
}
const LONGEST_TEXT = 4 * LONGEST_LABEL;

/** The text of the last element that `aria-labelledby` names, where it is near. */
function namedBy(dom: Dom, element: Element): string {
  const id = dom
    .attribute(element, 'aria-labelledby')
    .slice(-LONGEST_TEXT)
    .trim()
    .split(/\s/)
    .at(-1);
  if (id === undefined || id === '') return '';
  let around: Node = element;
  for (let i = 0; i < MOST_LEVELS; i++) around = dom.parent(around) ?? around; // the topmost
  for (const node of nodesBelow(dom, around, MOST_NEAR)) {
    if (dom.nodeType(node) === ELEMENT && dom.attribute(node as Element, 'id') === id)
      return textIn(dom, node as Element) ?? ''; // too long for a label
  }
  return '';
}

/** The first nodes below one, in the order of the document. */
export function* nodesBelow(dom: Dom, root: Node, most: number): Generator<Node, void> {
  const waiting: Node[] = [];
  let read = 0;
  for (let node = dom.firstChild(root); node !== null; node = waiting.pop() ?? null) {
    const next = dom.nextSibling(node);
    if (next !== null) waiting.push(next);
    yield node;
    if (++read === most) return;
    const inside = dom.firstChild(node);
    if (inside !== null) waiting.push(inside);
  }
}
