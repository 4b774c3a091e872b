/** What links say of a site, in sentences for people. */
import { type About, type AboutAsked, SENTENCE_WORDS } from '../model/about.ts';
import { language, say, sayCount } from '../say.ts';

/** Below this many links words are a first guess. */
const FEW = 10;

/** `Described as …`, `Of other sites this one says …`; null where nothing is said. */
export function describedAs(asked: AboutAsked, about: About, other: string): string | null {
  if (about.words.length === 0) return null;
  const told = listed(about.words.slice(0, SENTENCE_WORDS).map(({ word }) => `“${word}”`));
  const links = sayCount('aboutLinks', about.links);
  if (asked.what === 'outgoing') return say('aboutSaysOfOthers', told, links);
  if (asked.what === 'between') return say('aboutSaysOf', other, told, links);
  if (asked.what === 'said-by') return say('aboutSaysOfThis', other, told, links);
  const pages = sayCount('aboutByPages', about.pages);
  return say('aboutDescribed', told, pages, sayCount('aboutOnSites', about.sites));
}

/** Why there is little to read, and what would help; null where there is enough. */
export function littleSaid(asked: AboutAsked, { links, words }: About): string | null {
  if (links === 0) return say(isSpeaking(asked) ? 'aboutNoneOut' : 'aboutNone');
  if (words.length === 0) return say('aboutNoWords');
  return links < FEW && !isSpeaking(asked) ? sayCount('aboutFew', links) : null;
}

/** Languages the words can be told in; none where there is nothing to choose. */
export function languageChoices({ language: told, languages }: About): NamedLanguage[] {
  const names = new Intl.DisplayNames(language(), { type: 'language' });
  const choices = languages.map(([code, links]) => ({
    code,
    name: `${nameOf(names, code)} (${sayCount('aboutLinks', links)})`,
  }));
  // Where most of the links are in no language that is known, the words of all are told.
  if (told === '') choices.unshift({ code: '', name: say('aboutLanguageAll') });
  return choices.length > 1 ? choices : [];
}

export interface NamedLanguage {
  code: string;
  name: string;
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
