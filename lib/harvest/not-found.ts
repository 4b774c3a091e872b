/**
 * Does the page plainly say that there is no such page? For where no status tells: applications that
 * change their address without a load, servers that say "not found" with a cheerful 200. Nothing
 * but a few words that say so in two ways, one of them a title or heading, will do; or next to no words
 * but those. Whoever writes about such pages, or names a song after them, writes more, or says it once.
 */
import { type Dom, domOf, ELEMENT, TEXT } from './dom.ts';
import { ABOUT_ANSWERS, DRESSING, plain, SHORT, TOLD, WHOLE } from './not-found-words.ts';
import { UNREAD } from './tags.ts';

/** Of a page, beside its navigation. */
const MOST_WORDS = 60;
/** Beside the words that say it, where they say it once; fewer where those are no more than "not found". */
const NEXT_TO_NONE = 12;
const HARDLY_ANY = 6;
/** Nodes looked at: a page of more is no notice. */
const MOST_NODES = 4000;

type Saying = 'whole' | 'short' | 'code' | 'told';

export function isPlainlyNotFound(document: Document): boolean {
  const dom = domOf(document);
  const title = textOf(dom, dom.byName('title')[0]);
  const parts = title.split(PARTED).map(plain);
  const headings = ['h1', 'h2'].flatMap((name) => firstOf(dom.byName(name), MOST_HEADINGS));
  const heads = headings.map((heading) => plain(textOf(dom, heading)));
  const said = new Map<string, Saying>();
  const names = [plain(title), parts[0], parts[parts.length - 1]];
  note(said, names.find((name) => sayingOf(name) !== null) ?? ''); // the title says nothing of it
  for (const head of heads) note(said, head);
  if (said.size === 0 || !fits(dom, heads, parts)) return false;
  const page = noticeOf(dom);
  if (page === null) return false;
  for (const text of page.texts) note(said, text, true);
  const words = page.texts.flatMap((text) => text.split(' '));
  if ([...words, ...plain(title).split(' ')].some((word) => ABOUT_ANSWERS.has(word))) return false;
  const kinds = new Set(said.values());
  if (said.size > 1 && (kinds.size > 1 || !kinds.has('code'))) return true;
  if (page.pictured) return false;
  const rest = page.texts.filter((text) => !said.has(text)).reduce((n, t) => n + wordsIn(t), 0);
  if (kinds.has('whole')) return rest <= NEXT_TO_NONE;
  return kinds.has('short') && rest <= HARDLY_ANY;
}

/** What parts the name of a page from that of its site. */
const PARTED = /\s[-:/]\s|:\s|[|–—·•»«]/;
const MOST_HEADINGS = 3;

function note(said: Map<string, Saying>, text: string, isBody = false): void {
  const saying = sayingOf(text) ?? (isBody && isTold(text) ? 'told' : null);
  if (saying !== null && !said.has(text)) said.set(text, saying);
}

function sayingOf(text: string): Saying | null {
  if (WHOLE.has(text)) return 'whole';
  const words = text.split(' ');
  while (words.length > 0 && DRESSING.has(words[0])) words.shift();
  while (words.length > 0 && DRESSING.has(words[words.length - 1])) words.pop();
  const core = words.join(' ');
  const isCode = /\b404\b/.test(text);
  if (WHOLE.has(core)) return 'whole';
  if (SHORT.has(core)) return isCode ? 'whole' : 'short';
  return core === '' && isCode ? 'code' : null;
}

const isTold = (text: string): boolean =>
  TOLD.some((phrase) =>
    UNSPACED.test(phrase) ? text.includes(phrase) : ` ${text} `.includes(` ${phrase} `),
  );

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** A first heading that is neither the saying nor the site's name is the name of something else. */
function fits(dom: Dom, heads: string[], parts: string[]): boolean {
  const firsts = Math.min(dom.byName('h1').length, MOST_HEADINGS);
  if (firsts === 0 || heads.some((head) => sayingOf(head) !== null)) return true;
  return heads.slice(0, firsts).some((head) => head === '' || parts.includes(head));
}

/** The texts of the page beside its navigation; null where they are too long for a notice. */
function noticeOf(dom: Dom): { texts: string[]; pictured: boolean } | null {
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
      if (/^h[1-3]$/.test(name)) text = plain(textOf(dom, element));
      else waiting.push(dom.firstChild(element), firstInShadow(dom, element));
    }
    if (text === '') continue;
    texts.push(text);
    words += wordsIn(text);
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
const wordsIn = (text: string): number =>
  text
    .split(' ')
    .reduce((sum, word) => sum + (UNSPACED.test(word) ? Math.ceil(word.length / 2) : 1), 0);

const firstOf = <T>(all: ArrayLike<T>, most: number): T[] =>
  Array.from({ length: Math.min(all.length, most) }, (_, i) => all[i]);

/** All text below an element, as far as a title or heading goes. */
function textOf(dom: Dom, element: Element | undefined): string {
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
