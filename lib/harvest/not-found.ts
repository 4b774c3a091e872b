/**
 * Does the page plainly say that there is no such page? For where no status tells: applications that
 * change their address without a load, servers that say "not found" with a cheerful 200. Nothing
 * but a few words that say so in two ways, one of them a title or heading, will do; or next to no words
 * but those. Whoever writes about such pages, or names a song after them, writes more, or says it once.
 */
import { type Dom, domOf } from './dom.ts';
import { ABOUT_ANSWERS, DRESSING, plain, SHORT, TOLD, UNSPACED, WHOLE } from './not-found-words.ts';
import { noticeOf, textOf, wordsIn } from './notice-text.ts';
import { type Pace, paced } from './pace.ts';

/** Beside the words that say it, where they say it once; fewer where those are no more than "not found". */
const NEXT_TO_NONE = 12;
const HARDLY_ANY = 6;

type Saying = 'whole' | 'short' | 'code' | 'told';

export const isPlainlyNotFound = (document: Document, pace: Pace): Promise<boolean> =>
  paced(judge(domOf(document)), pace);

/** Each look for headings may lead through a whole large page: they are steps of their own. */
function* judge(dom: Dom): Generator<void, boolean> {
  const title = textOf(dom, dom.byName('title')[0]);
  const parts = title.split(PARTED).map(plain);
  const firsts = headingsOf(dom, 'h1');
  yield;
  const heads = [...firsts, ...headingsOf(dom, 'h2')];
  yield;
  const said = new Map<string, Saying>();
  const names = [plain(title), parts[0], parts[parts.length - 1]];
  note(said, names.find((name) => sayingOf(name) !== null) ?? ''); // the title says nothing of it
  for (const head of heads) note(said, head);
  if (said.size === 0 || !fits(firsts, heads, parts)) return false;
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

/** A first heading that is neither the saying nor the site's name is the name of something else. */
function fits(firsts: string[], heads: string[], parts: string[]): boolean {
  if (firsts.length === 0 || heads.some((head) => sayingOf(head) !== null)) return true;
  return firsts.some((head) => head === '' || parts.includes(head));
}

function headingsOf(dom: Dom, name: string): string[] {
  const all = dom.byName(name);
  const most = Math.min(all.length, MOST_HEADINGS);
  return Array.from({ length: most }, (_, i) => plain(textOf(dom, all[i])));
}
