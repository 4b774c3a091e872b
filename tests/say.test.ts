import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { browser } from 'wxt/browser';
import { say, sayCount } from '../lib/say.ts';
import { catalogue, messagesIn } from './catalogue.ts';

const languages = readdirSync('public/_locales');
const sources = ['lib', 'entrypoints', 'components', 'wxt.config.ts']
  .flatMap((top) =>
    top.endsWith('.ts')
      ? [top]
      : readdirSync(top, { recursive: true, encoding: 'utf8' }).map((file) => join(top, file)),
  )
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const blanks = (message: string) => [...new Set(message.match(/\$[1-9]/g))].sort();
const base = (name: string) => name.replace(/_(zero|one|two|few|many|other)$/, '');

describe('words for people', () => {
  it('come in English, French and German', () => {
    expect(languages.sort()).toEqual(['de', 'en', 'fr']);
  });

  it.each(languages)('in %s: every text is there, none too many', (language) => {
    const names = (of: string) => [...new Set(Object.keys(catalogue(of)).map(base))].sort();

    expect(names(language)).toEqual(names('en'));
  });

  it.each(languages)('in %s: every text has the blanks of the English one', (language) => {
    const english = catalogue('en');
    for (const [name, { message }] of Object.entries(catalogue(language))) {
      const model = english[name] ?? english[`${base(name)}_other`];
      const isCount = name !== base(name);
      // "One page" needs no figure.
      const filled = isCount ? blanks(`${message}$1`) : blanks(message);
      expect([name, filled]).toEqual([
        name,
        isCount ? blanks(`${model.message}$1`) : blanks(model.message),
      ]);
    }
  });

  it.each(languages)('in %s: every plural has the forms of the language', (language) => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const all = catalogue(language);
    for (const name of Object.keys(all)) {
      if (!name.endsWith('_other')) continue;
      const needed = forms.filter((form) => form !== 'many'); // a million pages: same as other
      expect(needed.filter((form) => !(`${base(name)}_${form}` in all))).toEqual([]);
    }
  });

  // They are for those who read the code or the papers. A tool's file may have them.
  it.each([
    ['en', /\b(seeds?|surts?|(min-?)?cuts?|clusters?|clustering|sinks?)\b/i],
    ['fr', /\b(seeds?|graines?|surts?|coupes?|clusters?|grappes?|puits)\b/i],
    ['de', /\b(seeds?|saat|keime?|surts?|schnitte?|cluster\w*|senken?)\b/i],
  ])('in %s: none is of the trade', (language, ofTheTrade) => {
    const said = Object.entries(catalogue(language)).map(([name, text]) => [name, text.message]);

    expect(said.length).toBeGreaterThan(100);
    expect(said.filter(([, message]) => ofTheTrade.test(message))).toEqual([]);
  });

  it('are all in use', () => {
    const unused = Object.keys(catalogue('en')).filter(
      (name) => !new RegExp(`['\`"_]${base(name)}(['\`"]|__)`).test(sources),
    );

    expect(unused).toEqual([]);
  });

  it('fill their blanks and count in the language of the catalogue', () => {
    expect(sayCount('pagesOpened', 1)).toBe('1 page opened');
    expect(sayCount('pagesOpened', 1234)).toBe('1,234 pages opened');
    const getMessage = browser.i18n.getMessage;
    browser.i18n.getMessage = messagesIn('fr') as typeof getMessage;
    expect(sayCount('pagesOpened', 0)).toBe('0 page ouverte');
    expect(say('name')).toBe('Ambit');
    browser.i18n.getMessage = getMessage;
  });
});
