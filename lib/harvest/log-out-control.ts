/**
 * Is this element a control that ends a session: a link, a button or a form, by its whole label or
 * by its address? A menu hides it until it is opened, so hidden ones count. Gives the label or the
 * address that says so, and an empty text for any other element. What is read of one element is
 * bounded. How often public pages have what looks like one is measured by scripts/private-pages.ts.
 */
import { isLogOutName, sayingOf } from '../text/log-out-words.ts';
import type { Dom } from './dom.ts';
import { isSession, leadsNowhere, linkTarget } from './log-out-address.ts';
import { controlLabels } from './log-out-label.ts';
import { formOf, isFilledIn } from './surrounding-form.ts';

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
  const role = roleOf(dom, element);
  if (role === 'button' || role === 'menuitem') return pressed(dom, element);
  const acts =
    (name.includes('-') && !name.includes('icon')) ||
    ROLES.has(role) ||
    dom.hasAttribute(element, 'onclick') ||
    (dom.hasAttribute(element, 'tabindex') && !name.includes('icon'));
  return acts ? clear(controlLabels(dom, element)) : '';
}

const roleOf = (dom: Dom, element: Element): string =>
  dom.attribute(element, 'role').trim().toLowerCase();

function linkOf(dom: Dom, link: Element): string {
  const href = dom.attribute(link, 'href');
  const target = linkTarget(href);
  if (target === 'log-out' || (isDeleting(dom, link, 'data-method') && isSession(href)))
    return href;
  if (target === 'article') return '';
  const role = roleOf(dom, link);
  if (role === 'button' || role === 'menuitem' || leadsNowhere(href)) return pressed(dom, link);
  return clear(controlLabels(dom, link));
}

function inputOf(dom: Dom, input: Element): string {
  const type = dom.attribute(input, 'type').trim().toLowerCase();
  if (type === 'hidden') return hiddenOf(dom, input);
  return BUTTONS.has(type) ? buttonOf(dom, input) : '';
}

/** What a form is sent with: `action=logout`, or `_method=delete` to a session. */
function hiddenOf(dom: Dom, input: Element): string {
  const name = dom.attribute(input, 'name');
  const value = dom.attribute(input, 'value');
  if (/^(?:action|do|op|task|mode)$/i.test(name)) return isLogOutName(value) ? value : '';
  if (name !== '_method' || !isDeleting(dom, input, 'value')) return '';
  const form = formOf(dom, input);
  const action = form === null ? '' : dom.attribute(form, 'action');
  return isSession(action) ? action : '';
}

const isDeleting = (dom: Dom, element: Element, attribute: string): boolean =>
  dom.attribute(element, attribute).toLowerCase() === 'delete';

function buttonOf(dom: Dom, button: Element): string {
  const name = dom.attribute(button, 'name');
  if (isLogOutName(name)) return name;
  return addressOf(dom, button, 'formaction') || pressed(dom, button);
}

function addressOf(dom: Dom, element: Element, attribute: string): string {
  const address = dom.attribute(element, attribute);
  return linkTarget(address) === 'log-out' ? address : '';
}

const clear = (labels: string[]): string =>
  labels.find((label) => sayingOf(label) === 'log-out') ?? ''; // another control

/**
 * On something to press an unclear word counts too, but not in a form where an address is asked
 * for.
 */
function pressed(dom: Dom, element: Element): string {
  const labels = controlLabels(dom, element);
  const unclear = labels.find((label) => sayingOf(label) === 'unclear');
  if (clear(labels) !== '' || unclear === undefined) return clear(labels);
  const form = formOf(dom, element);
  if (form === null) return unclear;
  const isAbout = linkTarget(`${dom.attribute(form, 'action')}/x`) === 'article';
  return isAbout || isFilledIn(dom, form) ? '' : unclear;
}
