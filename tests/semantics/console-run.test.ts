import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completeCommand } from '../../lib/semantics/console-complete.ts';
import { OPERATORS } from '../../lib/semantics/console-operators.ts';
import { ConsoleError, consoleTokens, parseConsole } from '../../lib/semantics/console-parse.ts';
import { runCommand } from '../../lib/semantics/console-run.ts';
import { throughOntology } from '../../lib/semantics/link-view.ts';
import { ontologyMeanings } from '../../lib/semantics/map-keywords.ts';
import { museumWeb } from './museum-web.ts';
import { general, wordnet } from './wordnet.ts';

const { index } = museumWeb();
const byMeaning = throughOntology(index, ontologyMeanings(general, wordnet));
const run = (text: string) => runCommand(text, index, byMeaning);
const problem = (text: string) => {
  try {
    run(text);
  } catch (error) {
    if (error instanceof ConsoleError) return `${error.at}: ${error.message}`;
  }
  return 'none';
};

describe('console commands', () => {
  it('give tables', () => {
    expect(run('linkKeywords(https://guide.example/a, https://soane.example/)')).toEqual({
      columns: ['keyword'],
      rows: [['John'], ['London'], ['Museum'], ['Sir'], ['Soane'], ['architecture']],
    });
    const weighted = run('weightedTargetKeywords({}, groupMatch({https://maritime.example/}))');
    expect(weighted.columns).toEqual(['keyword', 'times']);
    expect(weighted.rows).toContainEqual(['Maritime', 3]);
  });

  it('nest, unite in sets and read quotes', () => {
    const nested = run(
      'TCocitations(groupMatch({"https://guide.example/"}), 3, ' +
        'linkKeywords(https://guide.example/a, https://freud.example/))',
    );
    expect(nested.rows).toContainEqual(['https://freud.example/']);
    expect(
      run('crawl({crawl({https://freud.example/}, 0), https://soane.example/}, 0)').rows,
    ).toEqual([['https://freud.example/'], ['https://soane.example/']]);
    expect(run('crawl({https://freud.example/}, -1, exactly)').rows).toContainEqual([
      'https://guide.example/a',
    ]);
    expect(run('THUBS({}, 2, {museum})').rows.length).toBe(4);
  });

  it('can be asked by meaning', () => {
    expect(run('~weightedTargetKeywords({}, {https://maritime.example/})').rows).toContainEqual([
      'ship',
      1,
    ]);
    expect(() => runCommand('~crawl({}, 1)', index)).toThrow('no-ontology');
  });

  it('say what is wrong, and where', () => {
    expect(problem('')).toBe('0: missing-end');
    expect(problem('museum')).toBe('0: no-operator');
    expect(problem('grab({})')).toBe('0: unknown-operator grab');
    expect(problem('crawl({})')).toBe('0: takes crawl pages number');
    expect(problem('crawl({https://unheard.of/}, 1)')).toBe('7: unknown-page https://unheard.of/');
    expect(problem('crawl({}, many)')).toBe('10: number');
    expect(problem('crawl({}, 1, often)')).toBe('13: reach');
    expect(problem('crawl({}, 1))')).toBe('12: too-much )');
    expect(problem('crawl({} 1)')).toBe('9: missing-comma )');
    expect(problem('crawl(linkKeywords(https://guide.example/a, https://soane.example/), 1)')).toBe(
      '6: pages',
    );
    expect(problem('thematicCrawl({}, 3, 1)')).toBe('18: words');
    expect(problem('fetch({})')).toBe('6: one-page');
  });

  it('find nothing for nobody: only a set written empty means everyone', () => {
    const everyone = run('weightedGroupKeywords({}, {})').rows;
    const typo = 'groupMatch({https://maritme.example/})';
    expect(everyone.length).toBeGreaterThan(5);
    expect(run('weightedGroupKeywords({{}}, {})').rows).toEqual(everyone);
    for (const nobody of [typo, `{${typo}}`, `{{}, ${typo}}`, `crawl(${typo}, 2)`]) {
      expect(run(`weightedGroupKeywords({}, ${nobody})`).rows).toEqual([]);
      expect(run(`groupKeywords(${nobody}, {})`).rows).toEqual([]);
      for (const analysis of ['TAuthorities', 'THubs', 'TCocitations', 'TCouplings']) {
        expect(run(`${analysis}({}, 0, {museum})`).rows.length).toBeGreaterThan(0);
        expect(run(`${analysis}(${nobody}, 0, {museum})`).rows).toEqual([]);
      }
    }
    expect(problem(`TCocitations(${typo}, many, {museum})`)).toBe('53: number');
  });

  it('have examples that can be read', () => {
    for (const { example, name, takes, optional } of OPERATORS) {
      const { expression } = parseConsole(example);
      expect(expression).toMatchObject({ kind: 'call', name });
      if (expression.kind === 'call') {
        expect(expression.parts.length).toBeGreaterThanOrEqual(takes.length - optional);
      }
    }
  });

  it('fail only in the way they should, whatever is typed', () => {
    const scrap = fc.constantFrom(
      'crawl',
      '(',
      ')',
      '{',
      '}',
      ',',
      '~',
      '"',
      '1',
      ' ',
      'museum',
      'https://freud.example/',
    );
    fc.assert(
      fc.property(fc.array(scrap, { maxLength: 12 }), (scraps) => {
        const text = scraps.join('');
        try {
          run(text);
        } catch (error) {
          expect(error).toBeInstanceOf(ConsoleError);
        }
        expect(consoleTokens(text).at(-1)?.kind).toBe('end');
        const { from } = completeCommand(text, text.length, index, ['museum']);
        expect(from).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 2000, seed: 8 },
    );
  });
});
