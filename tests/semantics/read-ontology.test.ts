import { describe, expect, it } from 'vitest';
import type { OntologyTerm } from '../../lib/semantics/ontology.ts';
import { formatOf, readOntology } from '../../lib/semantics/read-ontology.ts';
import { general, generalText } from './wordnet.ts';

/** `music > jazz` for each term, by its first parent. */
function paths(terms: OntologyTerm[]): string[] {
  const path = ({ name, parents }: OntologyTerm): string =>
    parents.length === 0 ? name : `${path(terms[parents[0]])} > ${name}`;
  return terms.map(path).sort();
}
const EXPECTED = [
  'art',
  'art > music',
  'art > music > jazz',
  'art > music > opera',
  'art > painting',
];

describe('an ontology', () => {
  it('is read from indented lines, whatever they are indented with', () => {
    const text = '# remark\nart\n  music\n\n    jazz\n    opera\n  painting\n';
    expect(formatOf(text)).toBe('text');
    expect(paths(readOntology(text))).toEqual(EXPECTED);
    expect(paths(readOntology('art\r\n\tmusic\r\n\t\tjazz\r\n\t\topera\r\n\tpainting'))).toEqual(
      EXPECTED,
    );
  });

  it('takes synonyms and senses from its lines', () => {
    expect(readOntology('film = cinema = movies [movie]')).toEqual([
      { name: 'film', synonyms: ['cinema', 'movies'], sense: 'movie', parents: [] },
    ]);
    expect(() => readOntology('art\n  [sense]')).toThrow('nameless [sense]');
  });

  it('is read from a table of pairs in any order, or of ways', () => {
    const pairs = 'term,parent\njazz,music\n"opera",music\nmusic,art\nart,\npainting,art\n';
    expect(formatOf(pairs)).toBe('csv');
    expect(paths(readOntology(pairs))).toEqual(EXPECTED);
    expect(paths(readOntology('art,music,jazz\nart,music,opera\nart,painting\n'))).toEqual(
      EXPECTED,
    );
    expect(readOntology('a,"b, ""c"""\n').map(({ name }) => name)).toEqual(['a', 'b, "c"']);
    expect(() => readOntology('a,"b\nc,d')).toThrow('quote');
  });

  it('is read from tables with semicolons or tabs, though names have commas', () => {
    const rows = ['term,parent', 'jazz,music', 'opera,music', 'music,art', 'art,', 'painting,art'];
    for (const separator of [';', '\t']) {
      const table = rows.map((row) => row.replace(',', separator)).join('\n');
      expect(formatOf(table)).toBe('csv');
      expect(paths(readOntology(table))).toEqual(EXPECTED);
      const ways = `art${separator}music${separator}jazz\r\nart${separator}"fish, ${separator} chips"\r\n`;
      expect(readOntology(ways).map(({ name }) => name)).toEqual([
        'art',
        'music',
        'jazz',
        `fish, ${separator} chips`,
      ]);
    }
    expect(paths(readOntology('child;parent\nfish, chips;food\nfood;\n'))).toEqual([
      'food',
      'food > fish, chips',
    ]);
    expect(formatOf('art\n\tmusic\n\t\tjazz, blues\n')).toBe('text');
  });

  it('is refused where it is written in a language of data that is not read', () => {
    const foreign = [
      '# remark\n@prefix skos: <http://www.w3.org/2004/02/skos/core#> .\n<a> a skos:Concept .',
      'PREFIX skos: <http://www.w3.org/2004/02/skos/core#>\n<a> a skos:Concept .',
      '<http://x.org/a> <http://x.org/b> <http://x.org/c> .',
      '{"@graph": []}',
      '[\n{"name": "art"}]',
      'PK\u0003\u0004\0\0',
    ];
    for (const text of foreign) expect(() => readOntology(text)).toThrow('foreign');
    expect(() => readOntology('<!DOCTYPE html><title>Art</title>')).toThrow('no-concepts');
    expect(readOntology('Base metals\n  iron').length).toBe(2);
  });

  it('is read from concepts described inside one another', () => {
    const inside = (label: string, rest = '') =>
      `<skos:Concept rdf:about="#${label}"><skos:prefLabel>${label}</skos:prefLabel>${rest}</skos:Concept>`;
    const below = (concept: string) => `<skos:narrower>${concept}</skos:narrower>`;
    const text = `<!DOCTYPE rdf:RDF [<!ENTITY x "y">]><rdf:RDF>
      ${inside('art', below(inside('music', below(inside('jazz')) + below(inside('opera')))))}
      <skos:Concept rdf:about="#painting"><skos:broader>${inside('art')}</skos:broader></skos:Concept>
      </skos:unheard></rdf:RDF>`;
    expect(formatOf(text)).toBe('rdf');
    expect(paths(readOntology(text))).toEqual(EXPECTED);
    const classes = `<rdf:RDF><owl:Class rdf:ID="jazz">
      <rdfs:subClassOf><owl:Class rdf:ID="music"/></rdfs:subClassOf>
      <rdfs:subClassOf><owl:Restriction><owl:someValuesFrom><owl:Class rdf:ID="player"/></owl:someValuesFrom></owl:Restriction></rdfs:subClassOf></owl:Class></rdf:RDF>`;
    expect(paths(readOntology(classes))).toEqual(['music', 'music > jazz', 'player']);
  });

  it('is read from SKOS', () => {
    const concept = (id: string, label: string, rest: string) =>
      `<skos:Concept rdf:about="http://x.org/t#${id}"><skos:prefLabel xml:lang="en">${label}</skos:prefLabel>${rest}</skos:Concept>`;
    const text = `<?xml version="1.0"?><rdf:RDF xmlns:skos="s" xmlns:rdf="r">
      ${concept('j', 'jazz', '<skos:broader rdf:resource="http://x.org/t#m"/>')}
      ${concept(
        'm',
        'music',
        '<skos:narrower rdf:resource="http://x.org/t#o"/>' +
          '<skos:broader rdf:resource="http://x.org/t#a"/>',
      )}
      ${concept('o', 'opera', '<skos:altLabel>music &amp; drama</skos:altLabel>')}
      ${concept('a', 'art', '<!-- no root above -->')}
      ${concept(
        'p',
        'painting',
        '<skos:prefLabel xml:lang="fr">peinture</skos:prefLabel>' +
          '<skos:broader rdf:resource="http://x.org/t#a"/>',
      )}
    </rdf:RDF>`;
    expect(formatOf(text)).toBe('rdf');
    const terms = readOntology(text);
    expect(paths(terms)).toEqual(EXPECTED);
    expect(terms.find(({ name }) => name === 'opera')?.synonyms).toEqual(['music & drama']);
  });

  it('is read from classes in RDF/XML, parents described or not', () => {
    const text = `<rdf:RDF>
      <owl:Class rdf:ID="jazz"><rdfs:subClassOf rdf:resource="#music"/></owl:Class>
      <owl:Class rdf:about="#opera"><rdfs:subClassOf rdf:resource="#music"/></owl:Class>
      <rdfs:Class rdf:ID="music"><rdfs:subClassOf rdf:resource="#art"/></rdfs:Class>
      <rdf:Description rdf:about="#painting"><rdfs:subClassOf rdf:resource="#art"/>
      </rdf:Description>
    </rdf:RDF>`;
    expect(paths(readOntology(text))).toEqual(EXPECTED);
    expect(() => readOntology('<rdf:RDF></rdf:RDF>')).toThrow('no-concepts');
  });

  it('survives a circle', () => {
    const terms = readOntology('term,parent\na,b\nb,c\nc,a\n');
    expect(terms.length).toBe(3);
    terms.forEach(({ parents }, own) => {
      for (const parent of parents) expect(parent).toBeLessThan(own);
    });
  });
});

describe('the general topics', () => {
  it('are a tree in which no name stands twice', () => {
    const names = readOntology(generalText).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(250);
    expect(new Set(names).size).toBe(names.length);
  });

  it('all have a meaning in WordNet', () => {
    expect(general.terms.filter((_, i) => general.senses[i].length === 0)).toEqual([]);
  });
});
