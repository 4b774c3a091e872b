/**
 * The part of RDF/XML that hierarchies are written in: described things (`skos:Concept`,
 * `owl:Class`, `rdfs:Class`, `rdf:Description`) with `rdf:about` or `rdf:ID`, labels (`prefLabel`,
 * `altLabel`, `label`), and `broader`, `narrower` or `subClassOf` with `rdf:resource`. Names are
 * told apart by their last part, whatever the prefix. Of labels in several languages the English
 * one is taken, or the first. In place of `rdf:resource` the other thing may be described inside.
 * Everything else is passed over; no entity but the five of XML and numbers is known, so a file
 * cannot make the reader grow. Linear.
 */
import type { OntologyTerm } from './ontology.ts';
import { OntologyError } from './ontology-error.ts';
import { type KeyedTerm, lastPart, parentsFirst } from './ontology-order.ts';

/** Nothing here looks past the next tag, so that no file can make reading it slow. */
const TAG = /<(\/?)([\w:-]+)([^\w<>:-][^<>]*)?>([^<]*)/g;
const THINGS = ['Concept', 'Class', 'Description'];

/** An element that was not closed yet. */
interface Open {
  tag: string;
  /** Of a thing: what it is known by. */
  key?: string;
  /** Of a property: its name, and the thing it tells something of. */
  property?: { name: string; of: string };
}

export function readRdfOntology(text: string): OntologyTerm[] {
  const things = new Things();
  const open: Open[] = [];
  const depth = new Map<string, number>();
  const count = (tag: string, change: number) => depth.set(tag, (depth.get(tag) ?? 0) + change);
  for (const [, slash, tag, attributes = '', content] of withoutComments(text).matchAll(TAG)) {
    if (slash === '') {
      const element = things.read(tag, attributes, content, open.at(-1));
      if (attributes.endsWith('/')) continue;
      open.push(element);
      count(tag, 1);
    } else if ((depth.get(tag) ?? 0) > 0) {
      let closed: string;
      do {
        closed = open.pop()!.tag;
        count(closed, -1);
      } while (closed !== tag);
    }
  }
  if (things.found.size === 0) throw new OntologyError('no-concepts');
  return parentsFirst(things.found);
}

class Things {
  readonly found = new Map<string, KeyedTerm>();
  readonly #labelled = new Set<string>();

  /** Takes in what an element says, by what it stands in. */
  read(tag: string, attributes: string, content: string, within: Open | undefined): Open {
    const name = tag.slice(tag.indexOf(':') + 1);
    if (THINGS.includes(name)) {
      const key = keyIn(attributes, 'about') ?? keyIn(attributes, 'ID');
      if (key === undefined) return { tag }; // a class made of others
      this.#term(key);
      if (within?.property !== undefined) this.#relate(within.property, key);
      return { tag, key };
    }
    if (within?.key === undefined) return { tag };
    const property = { name, of: within.key };
    const other = keyIn(attributes, 'resource');
    if (other !== undefined) this.#relate(property, other);
    else if (!attributes.endsWith('/')) this.#label(property, attributes, content);
    return { tag, property };
  }

  #relate({ name, of }: { name: string; of: string }, other: string): void {
    if (/^(broader|broaderTransitive|subClassOf)$/.test(name)) this.#term(of).parents.push(other);
    else if (name === 'narrower') this.#term(other).parents.push(of);
  }

  #label({ name, of }: { name: string; of: string }, attributes: string, content: string): void {
    const value = unescaped(content).trim();
    if (value === '') return;
    if (name === 'altLabel') this.#term(of).synonyms.push(value);
    if (name !== 'prefLabel' && name !== 'label') return;
    const isEnglish = /lang\s*=\s*["']en/.test(attributes);
    if (!this.#labelled.has(of) || isEnglish) this.#term(of).name = value;
    this.#labelled.add(of);
  }

  #term(key: string): KeyedTerm {
    const known = this.found.get(key) ?? {
      name: lastPart(key),
      parents: [],
      synonyms: [],
      sense: '',
    };
    this.found.set(key, known);
    return known;
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
