import { describe, expect, it } from 'vitest';
import { GAP, Lexicon } from '../../lib/semantics/lexicon.ts';

/** Reads texts as links would, counting every word. */
function lexiconOf(texts: [text: string, language: string][]): Lexicon {
  const lexicon = new Lexicon();
  for (const [text, language] of texts) {
    for (const form of lexicon.read(text, language)) lexicon.use(form, 1);
  }
  return lexicon;
}
const named = (lexicon: Lexicon, word: string) => lexicon.termsNamed(word)[0];

describe('lexicon', () => {
  it('makes one term of the forms of a stem and shows the commonest', () => {
    const lexicon = lexiconOf([
      ['Collections', 'en'],
      ['collection collections', 'en'],
      ['collections', 'en'],
    ]);
    expect(lexicon.termCount).toBe(1);
    expect(lexicon.nameOf(named(lexicon, 'COLLECTION'))).toBe('collections');
  });

  it('shows a form of the language asked for, where there is one', () => {
    const lexicon = lexiconOf([
      ['modèles modèles modèles', 'fr'],
      ['model', 'en'],
    ]);
    const term = named(lexicon, 'model');
    expect(lexicon.nameOf(term)).toBe('modèles');
    expect(lexicon.nameOf(term, 'en')).toBe('model');
    expect(lexicon.nameOf(term, 'de')).toBe('modèles');
  });

  it('leaves gaps where words say nothing, and keeps short names', () => {
    const lexicon = new Lexicon();
    const [first, gap, second] = lexicon.read('Qt of the UI is on it', 'en');
    expect(gap).toBe(GAP);
    expect([first, second].map((form) => lexicon.termOf(form) >= 0)).toEqual([true, true]);
    expect(lexicon.read('to a tk', 'en')).toEqual([GAP]);
  });

  it('knows English stop words on pages of all languages', () => {
    expect(new Lexicon().read('the', 'fr')).toEqual([GAP]);
  });

  it('counts a name as a word of each language, an ordinary word as one of its own', () => {
    const lexicon = lexiconOf([
      [`Debian ${'policy package manual '.repeat(20)}`, 'en'],
      [`Debian ${'paquet manuel politique '.repeat(4)}`, 'fr'],
      ['包', 'en'],
    ]);
    expect(lexicon.isOf(named(lexicon, 'Debian'), 'en')).toBe(true);
    expect(lexicon.isOf(named(lexicon, 'Debian'), 'fr')).toBe(true);
    expect(lexicon.isOf(named(lexicon, 'politique'), 'en')).toBe(false);
    expect(lexicon.isOf(named(lexicon, 'policy'), 'fr')).toBe(false);
    expect(lexicon.isOf(named(lexicon, 'Debian'), 'de')).toBe(false);
  });

  it('does not take Chinese on an English page for English', () => {
    const lexicon = lexiconOf([['软件 software', 'en']]);
    expect(lexicon.isOf(named(lexicon, 'software'), 'en')).toBe(true);
    expect(lexicon.isOf(named(lexicon, '软件'), 'en')).toBe(false);
  });
});
