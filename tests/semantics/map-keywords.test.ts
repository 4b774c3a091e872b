import { describe, expect, it } from 'vitest';
import { thematicCrawl } from '../../lib/semantics/crawl.ts';
import { weightedTargetKeywords } from '../../lib/semantics/link-keywords.ts';
import { throughOntology } from '../../lib/semantics/link-view.ts';
import { keywordMapper, ontologyMeanings } from '../../lib/semantics/map-keywords.ts';
import { ontologyOf } from '../../lib/semantics/ontology.ts';
import { readOntology } from '../../lib/semantics/read-ontology.ts';
import { indexOf } from './worded-links.ts';
import { general, music, wordnet } from './wordnet.ts';

const once = (...words: string[]) => words.map((word) => ({ word, times: 1 }));
const nameIn = (ontology: typeof music) => (term: number) => ontology.terms[term]?.name ?? '';

describe('keywords on an ontology', () => {
  it('go where the paper says: guitar, flute and wind to instruments', () => {
    const { steps } = keywordMapper(music, wordnet)(once('guitar', 'flute', 'wind'));
    expect(steps.map(({ term }) => nameIn(music)(term))).toEqual([
      'string instrument',
      'wind instrument',
      'wind instrument',
    ]);
  });

  it('go nowhere where the paper says so: storm, cloud and wind are not music', () => {
    expect(keywordMapper(music, wordnet)(once('storm', 'cloud', 'wind')).terms).toEqual([]);
  });

  it('weigh by equation 1, worked by hand', () => {
    const { terms, weights } = keywordMapper(
      music,
      wordnet,
    )([
      { word: 'flute', times: 3 },
      { word: 'wind', times: 1 },
      { word: 'guitar', times: 5 },
    ]);
    // Flute is two steps below wind instrument, depth 9: 18/20. Wind is the instrument itself: 1.
    const wind = terms.findIndex((term) => nameIn(music)(term) === 'wind instrument');
    expect(weights[wind]).toBeCloseTo((3 * (18 / 20) + 1 * 1) / 4);
    const strings = terms.findIndex((term) => nameIn(music)(term) === 'string instrument');
    expect(weights[strings]).toBeCloseTo(18 / 19);
    expect(terms.length).toBe(2);
  });

  it('go by name where WordNet does not know the word', () => {
    const ontology = ontologyOf(readOntology('software\n  PostgreSQL\n  snake'), wordnet);
    const { terms, weights } = keywordMapper(ontology, wordnet)(once('postgresql', 'kubernetes'));
    expect(terms.map(nameIn(ontology))).toEqual(['PostgreSQL']);
    expect(weights).toEqual([1]);
  });

  it('find the topic of a specimen', () => {
    const { terms } = keywordMapper(general, wordnet)(once('Sahara'));
    expect(terms.map(nameIn(general))).toEqual(['desert']);
  });
});

describe('senses of terms', () => {
  const senseNames = (text: string, term: number) =>
    ontologyOf(readOntology(text), wordnet).senses[term].map(wordnet.nameOf);

  it('are those below the term above, those told in brackets, or the commonest', () => {
    expect(senseNames('musical instrument\n  wind', 1)).toEqual(['wind instrument']);
    expect(senseNames('wind [weather]', 0)).toEqual(['wind']);
    expect(senseNames('bank', 0)).toEqual(wordnet.sensesOf('bank').slice(0, 1).map(wordnet.nameOf));
    expect(senseNames('very odd instrument', 0)).toEqual(['instrument']);
  });
});

describe('operators through an ontology', () => {
  const links = [
    { from: 'https://a.org/', to: 'https://b.org/', keywords: ['opera'] },
    { from: 'https://b.org/', to: 'https://c.net/', keywords: ['castle'] },
  ];
  const view = throughOntology(indexOf(links), ontologyMeanings(general, wordnet));

  it('speak in its terms', () => {
    const found = weightedTargetKeywords(
      view,
      new Set(),
      new Set([view.numberOf('https://b.org/')]),
    );
    expect([...found].map(([term, times]) => [view.nameOf(term), times])).toEqual([['opera', 1]]);
  });

  it('follow links by a word that means the same', () => {
    const start = [view.numberOf('https://b.org/')];
    const terms = new Set(view.termsNamed('castle'));
    expect(thematicCrawl(view, start, terms, 1).size).toBe(2);
    expect(thematicCrawl(view, start, new Set(view.termsNamed('opera')), 1).size).toBe(1);
  });
});
