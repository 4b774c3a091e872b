/**
 * What is known of all opened pages, whatever sites they make up: the features of each, how many
 * pages have each feature, stand below each directory and link into it, and how much addresses say.
 * Whole numbers that can be taken back. Cost of a page: its features and its links.
 */
import { AddressSpeech } from '../known/address-speech.ts';
import type { KnownGraph } from '../known/known-graph.ts';
import { ALIAS, type PageSketch } from '../known/page-sketch.ts';
import { Rarity, rarity } from '../known/rarity.ts';
import type { Weighing } from './site-likeness.ts';
import { type FeatureFamilies, PREFIX, REACH, TARGET } from './site-sums.ts';

export interface SketchedPage extends FeatureFamilies {
  sketch: PageSketch;
}

export class OpenedPages implements Weighing {
  readonly #graph: KnownGraph;
  readonly #pages = new Map<number, SketchedPage>();
  readonly #rarities = Array.from({ length: TARGET }, () => new Rarity());
  readonly #reach = new Rarity();
  readonly #speech = new AddressSpeech();

  constructor(graph: KnownGraph) {
    this.#graph = graph;
  }

  get pages(): number {
    return this.#pages.size;
  }

  get addressesSpeak(): number {
    return this.#speech.value;
  }

  parentOf = (directory: number): number => this.#graph.directories.parent(directory);

  rarity(family: number, feature: number): number {
    return family === TARGET
      ? rarity(this.#graph.pagesLinking(feature).length, this.#pages.size)
      : this.#rarities[family].of(feature, this.#pages.size);
  }

  /** Opened pages below a directory. */
  openedBelow(directory: number): number {
    return this.#rarities[PREFIX].count(directory);
  }

  /** Links into a directory or a host, numbered as in SiteSums. */
  linksInto(reach: number): number {
    return this.#reach.count(reach);
  }

  has(page: number): boolean {
    return this.#pages.has(page);
  }

  page(page: number): SketchedPage {
    return this.#pages.get(page)!;
  }

  /** Where the link stands on its page, as an index of LINK_PLACES; an alias stands nowhere. */
  placeOf(page: number, link: number): number {
    return this.isAlias(page, link) ? 0 : this.page(page).sketch.places[link];
  }

  /** Is the target another name of the page itself? */
  isAlias(page: number, link: number): boolean {
    return this.page(page).sketch.places[link] === ALIAS;
  }

  /** Takes in a page that the graph has taken in. */
  add(page: number, sketch: PageSketch): void {
    const row = this.#graph.pageRow(page)!;
    const targets = row.subarray(1);
    const prefixes = this.#chainOf(row[0]);
    const reach = new Uint32Array(2 * targets.length);
    targets.forEach((target, i) => {
      const chain = this.#chainOf(target);
      reach[2 * i] = 2 * chain[chain.length - 1];
      reach[2 * i + 1] = 2 * chain[1] + 1;
    });
    const families = [...sketch.looks, prefixes, targets, reach];
    this.#pages.set(page, { families, sketch });
    this.#hear(page, prefixes, 1);
    for (const prefix of prefixes) this.#speech.prefix(this.openedBelow(prefix), 1);
    this.#countFeatures(families, 1);
  }

  /** Takes a page out, before the graph does. */
  remove(page: number): void {
    const { families } = this.page(page);
    this.#countFeatures(families, -1);
    const prefixes = families[PREFIX] as Uint32Array;
    this.#hear(page, prefixes, -1);
    for (const prefix of prefixes) this.#speech.prefix(this.openedBelow(prefix) + 1, -1);
    this.#pages.delete(page);
  }

  /** What the page's address and its links from and to opened pages say of addresses. */
  #hear(page: number, prefixes: Uint32Array, by: 1 | -1): void {
    const row = this.#graph.pageRow(page)!;
    const isOther = (other: number): boolean => other !== page && this.#pages.has(other);
    const prefixesOf = (other: number) => this.page(other).families[PREFIX];
    this.#speech.page(prefixes, by);
    for (const other of this.#graph.pagesLinking(row[0])) {
      if (isOther(other)) this.#speech.link(prefixesOf(other), prefixes, by);
    }
    for (const target of row.subarray(1)) {
      for (const other of this.#graph.pagesAt(target)) {
        if (isOther(other)) this.#speech.link(prefixes, prefixesOf(other), by);
      }
    }
  }

  #chainOf(address: number): Uint32Array {
    return this.#graph.directories.chain(this.#graph.directoryOf(address));
  }

  #countFeatures(families: ArrayLike<number>[], by: number): void {
    for (let i = 0; i < families[REACH].length; i++) this.#reach.change(families[REACH][i], by);
    this.#rarities.forEach((rarities, family) => {
      const features = families[family];
      for (let i = 0; i < features.length; i++) rarities.change(features[i], by);
    });
  }
}

export const looksOf = ({ looks }: PageSketch): number =>
  looks.reduce((sum, values) => sum + values.length, 0);
