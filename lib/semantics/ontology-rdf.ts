/**
 * The part of RDF/XML that hierarchies are written in: described things (`skos:Concept`, `owl:Class`,
 * `rdfs:Class`, `rdf:Description`) with `rdf:about` or `rdf:ID`, labels (`prefLabel`, `altLabel`,
 * `label`), and `broader`, `narrower` or `subClassOf` with `rdf:resource`. Names are told apart by
 * their last part, whatever the prefix. Of labels in several languages the English one is taken, or
 * the first. Nested descriptions and everything else are passed over; no entity but the five of XML
 * and numbers is known, so a file cannot make the reader grow.
 */
import type { OntologyTerm } from './ontology.ts';
import { OntologyError } from './ontology-error.ts';
import { type KeyedTerm, lastPart, parentsFirst } from './ontology-order.ts';

/** Nothing here looks past the next tag, so that no file can make reading it slow. */
const TAG = /<([\w:-]+)([^\w<>:-][^<>]*)?>/g;
const THINGS = ['Concept', 'Class', 'Description'];
const PROPERTY = /<([\w:-]+)([^\w<>:-][^<>]*)?>([^<]*)/g;

export function readRdfOntology(text: string): OntologyTerm[] {
  const found = new Map<string, KeyedTerm>();
  const term = (key: string): KeyedTerm => {
    const known = found.get(key) ?? { name: lastPart(key), parents: [], synonyms: [], sense: '' };
    found.set(key, known);
    return known;
  };
  for (const { attributes, body } of thingsIn(withoutComments(text))) {
    const key = keyIn(attributes, 'about') ?? keyIn(attributes, 'ID');
    if (key !== undefined) readThing(key, body, term);
  }
  if (found.size === 0) throw new OntologyError('no-concepts');
  return parentsFirst(found);
}

interface Thing {
  attributes: string;
  body: string;
}

function* thingsIn(text: string): Generator<Thing> {
  // What was not found behind one place is not behind a later one.
  const absent = new Set<string>();
  const find = (end: string, from: number): number => {
    const at = absent.has(end) ? -1 : text.indexOf(end, from);
    if (at < 0) absent.add(end);
    return at < 0 ? text.length : at;
  };
  let past = 0;
  for (const match of text.matchAll(TAG)) {
    if (match.index < past) continue; // nested in the one before
    const [whole, tag, attributes = ''] = match;
    const name = tag.slice(tag.indexOf(':') + 1);
    const prefix = tag.slice(0, tag.length - name.length);
    if (!THINGS.includes(name)) continue;
    const start = match.index + whole.length;
    if (attributes.endsWith('/')) yield { attributes, body: '' };
    else {
      const end = Math.min(find(`</${prefix}${name}>`, start), find(`</${name}>`, start));
      if (end === text.length) continue; // never closed
      yield { attributes, body: text.slice(start, end) };
      past = end;
    }
  }
}

function withoutComments(text: string): string {
  const kept: string[] = [];
  let from = 0;
  for (;;) {
    const start = text.indexOf('<!--', from);
    const end = start < 0 ? -1 : text.indexOf('-->', start + 4);
    kept.push(text.slice(from, end < 0 ? undefined : start));
    if (end < 0) return kept.join('');
    from = end + 3;
  }
}

function readThing(key: string, body: string, term: (key: string) => KeyedTerm): void {
  const own = term(key);
  let labelled = false;
  for (const [, name, attributes = '', text] of body.matchAll(PROPERTY)) {
    const property = name.slice(name.indexOf(':') + 1);
    const content = attributes.endsWith('/') ? '' : text;
    const other = keyIn(attributes, 'resource');
    const value = unescaped(content).trim();
    if (property === 'prefLabel' || property === 'label') {
      if (value !== '' && (!labelled || /lang\s*=\s*["']en/.test(attributes))) own.name = value;
      labelled = true;
    } else if (property === 'altLabel' && value !== '') own.synonyms.push(value);
    else if (other !== undefined && /^(broader|broaderTransitive|subClassOf)$/.test(property)) {
      own.parents.push(other);
    } else if (other !== undefined && property === 'narrower') term(other).parents.push(key);
  }
}

function keyIn(attributes: string, name: string): string | undefined {
  const value = new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes);
  const key = value?.[1] ?? value?.[2];
  return key === undefined ? undefined : unescaped(key).replace(/^#/, '');
}

function unescaped(text: string): string {
  const named: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return named[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
