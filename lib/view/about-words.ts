/** What links say of a site, in sentences for people. */
import type { About, AboutAsked } from '../model/about.ts';
import { language, say, sayCount } from '../say.ts';

/** Words that stand in the sentence. */
const TOLD = 3;
/** Below this many links words are a first guess. */
const FEW = 10;

/** `Described as …`, `Of other sites this one says …`; null where nothing is said. */
export function describedAs(asked: AboutAsked, about: About, other: string): string | null {
  if (about.words.length === 0) return null;
  const told = listed(about.words.slice(0, TOLD).map(({ word }) => `“${word}”`));
  const links = sayCount('aboutLinks', about.links);
  if (asked.what === 'outgoing') return say('aboutSaysOfOthers', told, links);
  if (asked.what === 'between') return say('aboutSaysOf', other, told, links);
  const pages = sayCount('aboutByPages', about.pages);
  return say('aboutDescribed', told, pages, sayCount('aboutOnSites', about.sites));
}

/** Why there is little to read, and what would help; null where there is enough. */
export function littleSaid(asked: AboutAsked, { links, words }: About): string | null {
  if (links === 0) return say(isSpeaking(asked) ? 'aboutNoneOut' : 'aboutNone');
  if (words.length === 0) return say('aboutNoWords');
  return links < FEW && !isSpeaking(asked) ? sayCount('aboutFew', links) : null;
}

/** In which languages the site is spoken of. */
export function languagesTold(asked: AboutAsked, { languages }: About): string | null {
  if (languages.length === 0 || isSpeaking(asked)) return null;
  const names = new Intl.DisplayNames(language(), { type: 'language' });
  return say('aboutLanguages', listed(languages.map(([code]) => nameOf(names, code))));
}

/** Is it the site that speaks? */
const isSpeaking = ({ what }: AboutAsked): boolean => what === 'outgoing' || what === 'between';

/** Pages may claim any language. */
function nameOf(names: Intl.DisplayNames, code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}

const listed = (words: string[]): string =>
  new Intl.ListFormat(language(), { type: 'conjunction' }).format(words);
