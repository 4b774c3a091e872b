/**
 * Signs that a page is a person's own: it asks for a password, or it has a control that ends a
 * session. Open shadow roots are searched too, and those that a document which is only parsed
 * declares. In slices: a page may have any number of fields and links, and of elements in a shadow
 * root. It can put them in as fast as they are looked at: what cannot be searched to its end for
 * fields is not known to have none, and counts as if it asked for a password.
 */

import { type Pace, paced, SLICE } from '../pace/breathing.ts';
import { type Dom, domOf, ELEMENT } from './dom.ts';
import { logOutControl } from './log-out-control.ts';

export interface PrivateSigns {
  /** A field for a password or a one-time code; or more fields than are searched. */
  password: boolean;
  /** Label or address of a log-out control; empty where there is none. */
  logOut: string;
  /** Open shadow roots, the first of them: what changes in them is not told to those outside. */
  roots: Node[];
}

/** Of each kind of element; pages with more have their sign-in form and their menu earlier. */
const MOST_ELEMENTS = 100_000;
/** Fields are cheap to look at; ten times as many as a page of rows with boxes to tick. */
const MOST_FIELDS = 200_000;
/** In all shadow roots. */
const MOST_BELOW = 1_000_000;
const MOST_ROOTS = 500;
/**
 * Some milliseconds' work. A page of fewer is searched in one go, so that it cannot
 * change meanwhile.
 */
const STEP = 8192;
/** To read a label takes many times as long as to read a field's type. */
const LABEL = 128;
/** Found by their name, however many other elements there are. */
const NAMED = ['button', 'form', 'a', 'area', 'input'];

export const privateSigns = (document: Document, pace: Pace): Promise<PrivateSigns> =>
  paced(search(domOf(document)), SLICE.page, pace);

function* search(dom: Dom): Generator<void, PrivateSigns> {
  const signs: PrivateSigns = { password: false, logOut: '', roots: [] };
  const inputs = dom.byName('input');
  for (let i = 0; i < inputs.length; i++) {
    signs.password = i === MOST_FIELDS || asksForPassword(dom, inputs[i]);
    if (signs.password) return signs;
    if ((i + 1) % STEP === 0) yield;
  }
  for (const name of NAMED) yield* searchNamed(dom, name, signs);
  yield;
  const below = new Below(dom, signs);
  const templates = dom.byName('template');
  for (let i = 0; i < Math.min(templates.length, MOST_ELEMENTS); i++) {
    const declared = declaredShadow(dom, templates[i]);
    if (declared !== null) yield* below.search(declared);
    if (signs.password) return signs;
    if ((i + 1) % STEP === 0) yield;
  }
  yield;
  const elements = dom.byName('*');
  const most = Math.min(elements.length, MOST_ELEMENTS);
  for (let i = 0; i < most && i < elements.length; i++) {
    const element = elements[i];
    const name = dom.name(element);
    if (!NAMED.includes(name)) look(dom, element, name, signs);
    const shadow = dom.shadow(element);
    if (shadow !== null) yield* below.search(shadow);
    if (signs.password) return signs;
    if ((i + 1) % (STEP / LABEL) === 0) yield;
  }
  return signs;
}

function* searchNamed(dom: Dom, name: string, signs: PrivateSigns): Generator<void, void> {
  yield; // to find elements by name the browser goes through the whole document
  const found = dom.byName(name);
  for (let i = 0; i < Math.min(found.length, MOST_ELEMENTS) && signs.logOut === ''; i++) {
    look(dom, found[i], name, signs);
    if ((i + 1) % (STEP / LABEL) === 0) yield;
  }
}

class Below {
  #looked = 0;

  constructor(
    private readonly dom: Dom,
    private readonly signs: PrivateSigns,
  ) {}

  /** The nodes that wait are those on the way down, however many stand beside each other. */
  *search(root: Node): Generator<void, void> {
    const { dom, signs } = this;
    const waiting: Node[] = [this.#noted(root)];
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
      const inside = [dom.nextSibling(node), dom.firstChild(node)];
      if (dom.nodeType(node) === ELEMENT) {
        const element = node as Element;
        const name = dom.name(element);
        look(dom, element, name, signs);
        const shadow = name === 'template' ? declaredShadow(dom, element) : dom.shadow(element);
        if (shadow !== null) inside.push(this.#noted(shadow));
      }
      if (++this.#looked > MOST_BELOW) signs.password = true;
      if (signs.password) return;
      for (const next of inside) if (next !== null) waiting.push(next);
      if (this.#looked % (STEP / LABEL) === 0) yield;
    }
  }

  #noted(root: Node): Node {
    if (this.signs.roots.length < MOST_ROOTS) this.signs.roots.push(root);
    return root;
  }
}

const declaredShadow = (dom: Dom, template: Element): Node | null =>
  dom.hasAttribute(template, 'shadowrootmode') ? dom.content(template) : null;

function look(dom: Dom, element: Element, name: string, signs: PrivateSigns): void {
  if (name === 'input' && asksForPassword(dom, element)) signs.password = true;
  else if (signs.logOut === '') signs.logOut = logOutControl(dom, element, name);
}

/** A password shown as text is one still, by what the browser is told to fill in. */
const SECRETS = /(?:^|\s)(?:current-password|new-password|one-time-code)(?:\s|$)/i;

/** Also asked of a field that just got the focus. */
export function asksForPassword(dom: Pick<Dom, 'attribute'>, input: Element): boolean {
  if (dom.attribute(input, 'type').trim().toLowerCase() === 'password') return true;
  return SECRETS.test(dom.attribute(input, 'autocomplete').slice(0, LONGEST_TOKENS));
}
const LONGEST_TOKENS = 1000;
