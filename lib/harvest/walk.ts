/**
 * A walk over a document in tree order that tells when an element opens and closes, in slices:
 * after `SLICE.page` milliseconds it lets the page work. Open shadow roots are walked before their
 * host's children. An iterative walk with its own stack, because a script can nest deeper than the
 * call stack. Linear in the number of nodes, of which at most `MOST_NODES` are read, and none after
 * the visitor had enough.
 *
 * A page may change between two slices. When an open element was moved or taken out, the walk
 * closes it and goes on behind it (`moved` counts that); nodes put in before the present place are
 * not seen, those put in behind it are.
 */

import { type Pace, SLICE } from '../pace/breathing.ts';
import { type Dom, ELEMENT, TEXT } from './dom.ts';

export interface Visitor {
  /** False when the children of this element are not to be read. */
  open(element: Element, name: string): boolean;
  close(element: Element, name: string): void;
  /** A piece of text, at most `PIECE` characters. */
  text(text: string): void;
  /** Must something be made ready before this text is read? That has a slice of its own. */
  isUnready(text: string): boolean;
  makeReady(text: string): void;
  /** True when the rest of the document would add nothing. */
  readonly enough: boolean;
}

export const MOST_NODES = 5_000_000;
/**
 * A longer text is read in pieces. Finding the words of one takes 5 ms where no blanks divide them.
 */
export const PIECE = 2048;
/** So often the clock is asked, in nodes, or in as many characters as a node is worth. */
const CLOCK_EVERY = 64;
const CHARACTERS_A_NODE = PIECE / CLOCK_EVERY;
const LOOKAHEAD = 32;

export interface Walked {
  nodes: number;
  moved: number;
  complete: boolean;
}

interface Open {
  element: Element;
  name: string;
  /** The element's children are still to be walked after its shadow root. */
  hasLightChildren: boolean;
}

export async function walk(dom: Dom, visitor: Visitor, pace: Pace): Promise<Walked> {
  const stack: Open[] = [];
  let nodes = 0;
  let moved = 0;
  let unasked = 0;
  let since = pace.now();
  let node: Node | null = dom.root;
  while (node !== null && nodes < MOST_NODES && !visitor.enough) {
    nodes++;
    unasked++;
    let next: Node | null = null;
    const type = dom.nodeType(node);
    if (type === ELEMENT) next = enter(node as Element);
    else if (type === TEXT) {
      const data = dom.data(node);
      unasked += data.length / CHARACTERS_A_NODE;
      if (visitor.isUnready(data.slice(0, PIECE))) {
        const here: Node | null = await madeReady(node, data.slice(0, PIECE));
        if (here !== node) {
          node = here;
          continue;
        }
      }
      if (data.length <= PIECE) visitor.text(data);
      else next = await readLong(node, data);
    }
    node = next ?? leave(node);
    if (unasked >= CLOCK_EVERY && node !== null) node = await rested(node);
  }
  for (const open of stack.reverse()) visitor.close(open.element, open.name);
  return { nodes, moved, complete: node === null };

  /** Opens an element and gives its first child; null when there is none to read. */
  function enter(element: Element): Node | null {
    const name = dom.name(element);
    const reads = visitor.open(element, name);
    const shadow = reads && name.includes('-') ? dom.shadow(element) : null;
    const inside = shadow === null ? null : dom.firstChild(shadow);
    const first = reads ? dom.firstChild(element) : null;
    if (inside === null && first === null) {
      visitor.close(element, name);
      return null;
    }
    stack.push({ element, name, hasLightChildren: inside !== null });
    return inside ?? first;
  }

  /** The node after `node` and all it holds, closing what ends there. */
  function leave(last: Node): Node | null {
    let at = last;
    for (;;) {
      const sibling = dom.nextSibling(at);
      if (sibling !== null && stack.length > 0) return sibling;
      const open = stack.at(-1);
      if (open === undefined) return null;
      const light = open.hasLightChildren ? dom.firstChild(open.element) : null;
      open.hasLightChildren = false;
      if (light !== null) return light;
      stack.pop();
      visitor.close(open.element, open.name);
      at = open.element;
    }
  }

  /** Reads a long text in pieces; what follows it, if the page took it away meanwhile. */
  async function readLong(text: Node, data: string): Promise<Node | null> {
    for (let from = 0; from < data.length; from += PIECE) {
      visitor.text(data.slice(from, from + PIECE));
      const here = await rested(text);
      if (here !== text) return here;
    }
    return null;
  }

  /** Lets the page work when the slice is over; then the node at which to go on. */
  async function rested(place: Node): Promise<Node | null> {
    unasked = 0;
    return pace.now() - since < SLICE.page ? place : paused(place);
  }

  async function madeReady(text: Node, data: string): Promise<Node | null> {
    const here = await paused(text);
    visitor.makeReady(data);
    return here === null ? null : paused(here);
  }

  async function paused(place: Node): Promise<Node | null> {
    const ahead = siblingsFrom(place);
    await pace.yieldNow();
    since = pace.now();
    return checked(ahead);
  }

  /** The next nodes here, so that the walk finds its place when some of them are taken away. */
  function siblingsFrom(start: Node): Node[] {
    const found: Node[] = [];
    for (let at: Node | null = start; at !== null && found.length < LOOKAHEAD; ) {
      found.push(at);
      at = dom.nextSibling(at);
    }
    return found;
  }

  /** The first node of `ahead` that still stands in the open elements, else what follows them. */
  function checked(ahead: Node[]): Node | null {
    let sound = Math.min(1, stack.length);
    while (sound < stack.length && isIn(stack[sound].element, stack[sound - 1].element)) sound++;
    if (sound === stack.length) {
      const parent = stack.at(-1)?.element;
      const here = ahead.find((node) => parent === undefined || isIn(node, parent));
      if (here !== ahead[0]) moved++;
      if (here !== undefined) return here;
      sound--;
    } else moved++;
    let last: Element | null = null;
    while (stack.length > sound) {
      const open = stack.pop()!;
      visitor.close(open.element, open.name);
      last = open.element;
    }
    return last === null ? null : leave(last);
  }

  function isIn(child: Node, parent: Element): boolean {
    const found = dom.parent(child);
    return found === parent || (found !== null && found === dom.shadow(parent));
  }
}
