/** What there is to read on a page that may be a mere notice: little, or it is none. */
import { type Dom, ELEMENT, TEXT } from './dom.ts';
import { plain, UNSPACED } from './not-found-words.ts';
import { UNREAD } from './tags.ts';

/** Of a page, beside its navigation. */
const MOST_WORDS = 60;
/** Nodes looked at: a page of more is no notice. */
const MOST_NODES = 4000;

/** The texts of the page beside its navigation; null where they are too long for a notice. */
export function noticeOf(dom: Dom): { texts: string[]; pictured: boolean } | null {
  const body = dom.byName('body')[0];
  const texts: string[] = [];
  let [words, nodes, pictured] = [0, 0, false];
  const waiting: (Node | null)[] = [body === undefined ? null : dom.firstChild(body)];
  while (waiting.length > 0) {
    const node = waiting.pop() ?? null; // no further sibling, or no child
    if (node === null) continue;
    if (++nodes > MOST_NODES) return null;
    waiting.push(dom.nextSibling(node));
    let text = '';
    if (dom.nodeType(node) === TEXT) text = plain(dom.data(node));
    else if (dom.nodeType(node) === ELEMENT) {
      const element = node as Element;
      const name = dom.name(element);
      if (PICTURES.has(name)) pictured = true;
      if (isBeside(dom, element, name)) continue;
      if (/^h[1-3]$/.test(name)) text = plain(noticeText(dom, element));
      else waiting.push(dom.firstChild(element), firstInShadow(dom, element));
    }
    if (text === '') continue;
    texts.push(text);
    words += noticeWords(text);
    if (words > MOST_WORDS) return null;
  }
  return { texts, pictured };
}

const PICTURES = new Set('img picture video audio iframe object embed canvas'.split(' '));
const BESIDE = new Set('nav header footer aside dialog svg'.split(' '));
const BESIDE_ROLES = /^(?:navigation|banner|contentinfo|search|dialog|alertdialog)$/;

const isBeside = (dom: Dom, element: Element, name: string): boolean =>
  UNREAD.has(name) ||
  BESIDE.has(name) ||
  dom.hasAttribute(element, 'hidden') ||
  BESIDE_ROLES.test(dom.attribute(element, 'role'));

function firstInShadow(dom: Dom, element: Element): Node | null {
  const shadow = dom.shadow(element);
  return shadow === null ? null : dom.firstChild(shadow);
}

/** Where words are not parted, two signs count as one. */
export const noticeWords = (text: string): number =>
  text
    .split(' ')
    .reduce((sum, word) => sum + (UNSPACED.test(word) ? Math.ceil(word.length / 2) : 1), 0);

/** All text below an element, as far as a title or heading goes. */
export function noticeText(dom: Dom, element: Element | undefined): string {
  let text = '';
  let nodes = 0;
  const waiting: (Node | null)[] = [element === undefined ? null : dom.firstChild(element)];
  while (waiting.length > 0 && ++nodes < MOST_NODES && text.length < LONGEST_HEAD) {
    const node = waiting.pop() ?? null; // no further sibling, or no child
    if (node === null) continue;
    waiting.push(dom.nextSibling(node));
    if (dom.nodeType(node) === TEXT) text += `${dom.data(node)} `;
    else if (dom.nodeType(node) === ELEMENT) waiting.push(dom.firstChild(node));
  }
  return text.slice(0, LONGEST_HEAD);
}

const LONGEST_HEAD = 400;
