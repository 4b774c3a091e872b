import { describe, expect, it } from 'vitest';
import { completeCommand } from '../../lib/semantics/console-complete.ts';
import { museumWeb } from './museum-web.ts';

const { index } = museumWeb();

describe('completion', () => {
  const offered = (text: string) =>
    completeCommand(text, text.length, index, ['museum', 'London']).candidates.map(
      (one) => one.text,
    );

  it('offers operators, pages, words or nothing, as is wanted', () => {
    expect(offered('weighted')).toEqual([
      'weightedGroupKeywords(',
      'weightedTargetKeywords(',
      'weightedSourceKeywords(',
    ]);
    expect(offered('crawl({https://fr')).toEqual([
      'https://freud.example/',
      'https://freud.example/couch',
      'https://freud.example/study',
      'https://freud.example/visit',
    ]);
    expect(offered('crawl(gr')).toEqual(['groupMatch(']);
    expect(offered('thematicCrawl({}, {mus')).toEqual(['museum']);
    expect(offered('TAuthorities({}, ')).toEqual([]);
    expect(offered('crawl({}, 1, e')).toEqual(['exactly']);
    expect(offered('~THu')).toEqual(['THubs(']);
    expect(
      completeCommand('~THubs({}, 1, {mu', 17, index, ['art', 'musical instrument']).candidates,
    ).toEqual([{ text: '"musical instrument"', operator: null }]);
  });

  it('tells where what is typed begins', () => {
    expect(completeCommand('crawl({https://fr', 17, index, []).from).toBe(7);
  });
});
