/**
 * Is this element a control that ends a session: a link, a button or a form, by its whole label or by
 * its address? Such a control is on a person's own page and on no other, whatever its host. A menu
 * hides it until it is opened, so hidden ones count. Gives the label or the address that says so, and
 * an empty text for any other element. What is read of one element is bounded.
 */
import { isLogOutLabel, isLogOutName, LONGEST_LABEL } from '../text/log-out-words.ts';
import { type Dom, ELEMENT, TEXT } from './dom.ts';
import { linkTarget } from './log-out-address.ts';

/** Nodes read of one label: icons have many. */
const MOST_NODES = 100;
const ROLES = new Set(['button', 'link', 'menuitem']);
const BUTTONS = new Set(['submit', 'button', 'image']);

export function logOutControl(dom: Dom, element: Element, name: string): string {
  switch (name) {
    case 'a':
    case 'area':
      return linkOf(dom, element);
    case 'form':
      return addressOf(dom, element, 'action');
    case 'input':
      return inputOf(dom, element);
    case 'button':
      return buttonOf(dom, element);
  }
  const acts =
    name.includes('-') ||
    ROLES.has(dom.attribute(element, 'role')) ||
    dom.hasAttribute(element, 'onclick') ||
    dom.hasAttribute(element, 'tabindex');
  return acts ? labelOf(dom, element) : '';
}

function linkOf(dom: Dom, link: Element): string {
  const href = dom.attribute(link, 'href');
  const target = linkTarget(href);
  if (target === 'log-out') return href;
  return target === 'article' ? '' : labelOf(dom, link);
}

function inputOf(dom: Dom, input: Element): string {
  const type = dom.attribute(input, 'type').toLowerCase();
  const value = dom.attribute(input, 'value');
  if (type === 'hidden') return ends(dom, input, 'value') && isDoing(dom, input) ? value : '';
  if (!BUTTONS.has(type)) return '';
  return isLogOutLabel(value) ? value : buttonOf(dom, input);
}

const isDoing = (dom: Dom, input: Element): boolean =>
  /^(?:action|do|op|task|mode)$/i.test(dom.attribute(input, 'name'));

function buttonOf(dom: Dom, button: Element): string {
  if (ends(dom, button, 'name')) return dom.attribute(button, 'name');
  return addressOf(dom, button, 'formaction') || labelOf(dom, button);
}

const ends = (dom: Dom, element: Element, attribute: string): boolean =>
  isLogOutName(dom.attribute(element, attribute));

function addressOf(dom: Dom, element: Element, attribute: string): string {
  const address = dom.attribute(element, attribute);
  return linkTarget(address) === 'log-out' ? address : '';
}

/** The text inside, or what is said to those who do not see it, where that ends a session. */
function labelOf(dom: Dom, element: Element): string {
  const inside = textIn(dom, element);
  if (inside === null) return '';
  const labels = [inside, dom.attribute(element, 'aria-label'), dom.attribute(element, 'title')];
  return labels.find(isLogOutLabel) ?? ''; // another control
}

/** Text and alternative texts inside; null when there is more than a label has. */
function textIn(dom: Dom, element: Element): string | null {
  const waiting: Node[] = [];
  let text = '';
  let read = 0;
  for (let node = dom.firstChild(element); node !== null; node = waiting.pop() ?? null) {
    const next = dom.nextSibling(node);
    if (next !== null) waiting.push(next);
    const type = dom.nodeType(node);
    if (type === TEXT)
      text += ` ${dom
        .data(node)
        .slice(0, 4 * LONGEST_LABEL)
        .trim()}`;
    else if (type === ELEMENT) {
      if (dom.name(node as Element) === 'img') text += ` ${dom.attribute(node as Element, 'alt')}`;
      const inside = dom.firstChild(node);
      if (inside !== null) waiting.push(inside);
    }
    if (++read > MOST_NODES || text.length > 2 * LONGEST_LABEL) return null;
  }
  return text.trim();
}
