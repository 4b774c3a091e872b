/**
 * Links of a page with their words, gathered while the document is walked. The windows of THESUS
 * (§5.2, Fig. 3) reach 100 characters before the anchor and 100 behind it, tags counted, and end at
 * the first tag that changes the structure of the document; another anchor is such a tag. So at any
 * moment there is one piece of text behind the last such tag (`recent`) and at most one anchor
 * whose following text is still being read (`behind`).
 *
 * Links to one target are one link: `times` counts them, the place is the first one's, the words
 * are those of the first that has any. Bounds: `LIMITS.links` targets, five times as many anchors,
 * and characters. When the characters for words are used up, links come without words; when those
 * for addresses are, or one of the numbers is reached, no further link is read.
 */
import { LIMITS, type Link, type LinkPlace } from '../model/page-record.ts';
import { CONTEXT, MARKUP, WINDOW, wordsAfter, wordsBefore } from '../text/window.ts';
import { sharedText, wordsToShare } from './private-record.ts';

export interface Anchor {
  to: string;
  rel: string;
  place: LinkPlace;
}

/** Anchors that are read for the sake of `times`. */
const MOST_ANCHORS = 5 * LIMITS.links;
const MOST_ADDRESS_CHARACTERS = 2_000_000;
const MOST_WORD_CHARACTERS = 500_000;
/** Of a text only the part that can reach into a window or an anchor text is looked at. */
const REACH = 8 * LIMITS.text;

export class LinkCollector {
  readonly #byTarget = new Map<string, Link>();
  #anchors = 0;
  #addressCharacters = 0;
  #wordCharacters = 0;
  #recent = '';
  #anchor: { link: Link; text: string; alt: string; before: string } | null = null;
  #behind: { link: Link; window: string } | null = null;
  /** No room for another link. */
  full = false;

  get links(): Link[] {
    return [...this.#byTarget.values()];
  }

  /** The words' share is used up. */
  get speechless(): boolean {
    return this.#wordCharacters > MOST_WORD_CHARACTERS;
  }

  get inAnchor(): boolean {
    return this.#anchor !== null;
  }

  /** The link of an anchor that opens here, null when there is no room for it. */
  open(anchor: Anchor): Link | null {
    const before = this.#recent;
    this.close();
    const link = this.#byTarget.get(anchor.to) ?? this.#added(anchor);
    if (link === null) return null;
    link.times++;
    this.full ||= ++this.#anchors === MOST_ANCHORS;
    this.#anchor = { link, text: '', alt: '', before };
    return link;
  }

  /** Ends the open anchor; the text behind it begins here. */
  close(): void {
    const anchor = this.#anchor;
    this.boundary();
    if (anchor === null) return;
    this.#anchor = null;
    const { link } = anchor;
    if (link.text !== '' || link.alt !== '' || this.speechless) return;
    link.text = sharedText(anchor.text, LIMITS.text);
    link.alt = sharedText(anchor.alt, LIMITS.text);
    link.before = wordsToShare(wordsBefore(anchor.before));
    link.after = '';
    this.#wordCharacters += link.text.length + link.alt.length + link.before.length;
    this.#behind = { link, window: '' };
  }

  /** A tag that changes the structure: no window reaches over it. */
  boundary(): void {
    this.#recent = '';
    if (this.#anchor !== null) this.#anchor.text += ' ';
    if (this.#behind !== null) this.#finish(this.#behind);
  }

  /** A tag inside running text, of so many characters. */
  markup(characters: number): void {
    if (this.#anchor === null) this.#extend(MARKUP.repeat(Math.min(characters, WINDOW)));
  }

  text(text: string): void {
    if (this.#anchor === null) this.#extend(text);
    else if (this.#anchor.text.length < REACH) this.#anchor.text += text.slice(0, REACH);
  }

  alt(text: string): void {
    if (this.#anchor !== null && this.#anchor.alt.length < REACH) {
      this.#anchor.alt += ` ${text.slice(0, REACH)}`;
    }
  }

  #added({ to, rel, place }: Anchor): Link | null {
    this.#addressCharacters += to.length;
    this.full ||=
      this.#byTarget.size >= LIMITS.links || this.#addressCharacters > MOST_ADDRESS_CHARACTERS;
    if (this.full) return null;
    const link: Link = { to, place, times: 0, rel, text: '', alt: '', before: '', after: '' };
    this.#byTarget.set(to, link);
    return link;
  }

  #extend(text: string): void {
    if (this.full || this.speechless) return;
    this.#recent = joined(this.#recent, text.slice(-REACH)).slice(-WINDOW - CONTEXT);
    const behind = this.#behind;
    if (behind === null) return;
    behind.window = joined(behind.window, text.slice(0, REACH));
    if (behind.window.length > WINDOW + CONTEXT) this.#finish(behind);
  }

  #finish({ link, window }: { link: Link; window: string }): void {
    link.after = wordsToShare(wordsAfter(window));
    this.#wordCharacters += link.after.length;
    this.#behind = null;
  }
}

/** Both texts with runs of white space as one blank, as a browser draws them. */
function joined(text: string, more: string): string {
  const flat = more.replace(/\s+/g, ' ');
  return flat.startsWith(' ') && (text === '' || text.endsWith(' '))
    ? text + flat.slice(1)
    : text + flat;
}
