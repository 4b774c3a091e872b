/**
 * Does the page plainly say that there is no such page? For where no status tells: applications
 * that change their address without a load, servers that say "not found" with a cheerful 200. A
 * title or heading must say so, and what stands beside it must speak of pages, or lead elsewhere,
 * and of nothing else. Songs, films and poems have such names; whoever writes about them, writes
 * another sentence.
 */

import { type Pace, paced, SLICE } from '../pace/breathing.ts';
import { type Dom, domOf } from './dom.ts';
import {
  ABOUT_ANSWERS,
  DRESSING,
  OF_PAGE,
  plain,
  REGRETS,
  SERVERS,
  SHORT,
  STOCK,
  TOLD,
  UNSPACED,
  WAYS,
  WHOLE,
  WORKS,
} from './not-found-words.ts';
import { noticeOf, noticeText, noticeWords } from './notice-text.ts';

/** Other words beside a saying that a second way of saying it bears out: a name; a motto. */
const NAME = 3;
const MOTTO = 30;
/** Of a link that leads elsewhere. */
const LONGEST_WAY = 4;
/** All that some servers say. */
const BARE = /^\s*Cannot (?:GET|HEAD) \/\S*\s*$/;

/** That a page is not there; "not found" with a code, without one; a code alone. */
type Saying = 'whole' | 'coded' | 'short' | 'code';

export const isPlainlyNotFound = (document: Document, pace: Pace): Promise<boolean> =>
  paced(judge(domOf(document)), SLICE.page, pace);

/** Each look for headings may lead through a whole large page: they are steps of their own. */
function* judge(dom: Dom): Generator<void, boolean> {
  const title = noticeText(dom, dom.byName('title')[0]);
  const parts = title.split(PARTED).map(plain);
  const firsts = headingsOf(dom, 'h1');
  yield;
  const heads = [...firsts, ...headingsOf(dom, 'h2')];
  yield;
  const said = new Map<string, Saying>();
  const names = [plain(title), parts[0], parts[parts.length - 1]];
  note(said, names.find((name) => sayingOf(name) !== null) ?? ''); // the title says nothing of it
  for (const head of heads) note(said, head);
  if (/^(?:error)?$/.test(plain(title)) && BARE.test(noticeText(dom, dom.byName('body')[0])))
    return true;
  if (said.size === 0 || !fits(firsts, heads, [...parts, bareOf(plain(title))])) return false;
  const page = noticeOf(dom);
  if (page === null) return false;
  for (const text of page.texts) note(said, text);
  const beside = page.texts.filter((text) => !said.has(text) && !parts.includes(text));
  const rest = sayingOf(plain(title)) === null ? parts.filter((part) => !said.has(part)) : [];
  const words = [...beside, ...rest].flatMap((text) => text.split(' '));
  if (words.some((word) => WORKS.has(word))) return false;
  if (beside.some((text) => STOCK.test(text))) return true;
  return !words.some((word) => ABOUT_ANSWERS.has(word)) && isNotice(said, beside, page.pictured);
}

/** Do the texts beside what is said bear it out, and say nothing else? */
function isNotice(said: Map<string, Saying>, beside: string[], pictured: boolean): boolean {
  const kinds = new Set(said.values());
  const told = beside.filter((text) => isTold(text) && OF_PAGE.test(text));
  const ways = beside.filter((text) => isWay(text) || SERVERS.test(text));
  const isTwice = told.length > 0 || (kinds.has('whole') && kinds.has('code'));
  const others = beside.filter((text) => {
    if (told.includes(text) || ways.includes(text)) return false;
    return !(kinds.has('whole') && told.length > 0 && (isTold(text) || OF_PAGE.test(text)));
  });
  const rest = others.reduce((sum, text) => sum + noticeWords(text), 0);
  if (kinds.has('whole')) {
    const most = kinds.has('code') && ways.length > 0 ? MOTTO : NAME;
    return isTwice ? rest <= most : rest === 0 && !pictured;
  }
  if (rest > 0 || (pictured && told.length === 0)) return false;
  if (told.length > 0) return true;
  return (kinds.has('coded') && beside.length === 0) || (!kinds.has('code') && ways.length > 0);
}

/** What parts the name of a page from that of its site. */
const PARTED = /\s[-:/]\s|:\s|[|–—·•»«]/;
const MOST_HEADINGS = 3;

function note(said: Map<string, Saying>, text: string): void {
  const saying = sayingOf(text);
  if (saying !== null && !said.has(text)) said.set(text, saying);
}

function sayingOf(text: string): Saying | null {
  if (WHOLE.has(text)) return 'whole';
  const core = bareOf(text);
  const isCode = /\b4(?:04|10)\b/.test(text);
  if (WHOLE.has(core)) return 'whole';
  if (SHORT.has(core)) return isCode ? 'coded' : 'short';
  if (core === 'gone') return isCode ? 'coded' : null;
  return core === '' && isCode ? 'code' : null;
}

function bareOf(text: string): string {
  const words = text.split(' ').filter((word) => !REGRETS.has(word));
  while (words.length > 0 && DRESSING.has(words[0])) words.shift();
  while (words.length > 0 && DRESSING.has(words[words.length - 1])) words.pop();
  return words.join(' ');
}

const isWay = (text: string): boolean =>
  WAYS.test(text) && !/\d/.test(text) && (noticeWords(text) <= LONGEST_WAY || OF_PAGE.test(text));

const isTold = (text: string): boolean =>
  TOLD.some((phrase) =>
    UNSPACED.test(phrase) ? text.includes(phrase) : ` ${text} `.includes(` ${phrase} `),
  );

/** A first heading that is neither the saying nor the site's name is the name of something else. */
function fits(firsts: string[], heads: string[], parts: string[]): boolean {
  if (firsts.length === 0 || heads.some((head) => sayingOf(head) !== null)) return true;
  return firsts.some((head) => head === '' || parts.includes(head));
}

function headingsOf(dom: Dom, name: string): string[] {
  const all = dom.byName(name);
  const most = Math.min(all.length, MOST_HEADINGS);
  return Array.from({ length: most }, (_, i) => plain(noticeText(dom, all[i])));
}
