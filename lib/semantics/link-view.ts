/**
 * What the THESUS operators see of the web: addresses and terms as numbers, links with their terms.
 * A term is a keyword, or, through `throughOntology`, a term of an ontology: every operator then is
 * its own ontology variant, as the paper has it (§4, `getSemantics`).
 */
export interface LinkView {
  /** All known addresses: opened pages and targets of links. */
  urls(): Iterable<number>;
  /** −1 when unknown. */
  numberOf(url: string): number;
  urlOf(page: number): string;
  /** What is kept of a page's text, or null when the page was never opened. */
  textOf(page: number): string | null;
  /** The pages a page links to, and those that link to it; none twice. */
  targetsOf(page: number): ArrayLike<number>;
  sourcesOf(page: number): ArrayLike<number>;
  /** The terms of all links from one page to another, none twice; empty where there is no link. */
  termsBetween(source: number, target: number): readonly number[];
  /** All terms a text may mean, and how a term is shown. */
  termsNamed(text: string): number[];
  nameOf(term: number): string;
}

/** An ontology as far as a view needs it. */
export interface OntologyMeanings {
  /** The terms of the ontology that a set of keywords means; none twice. */
  meaningOf(keywords: string[]): number[];
  termsNamed(text: string): number[];
  nameOf(term: number): string;
}

/**
 * The same web, with terms of an ontology in place of keywords. Meanings of equal sets
 * are found once.
 */
export function throughOntology(view: LinkView, meanings: OntologyMeanings): LinkView {
  const found = new Map<string, number[]>();
  return {
    urls: () => view.urls(),
    numberOf: (url) => view.numberOf(url),
    urlOf: (page) => view.urlOf(page),
    textOf: (page) => view.textOf(page),
    targetsOf: (page) => view.targetsOf(page),
    sourcesOf: (page) => view.sourcesOf(page),
    termsBetween: (source, target) => {
      const keywords = view.termsBetween(source, target);
      const key = keywords.join(' ');
      let terms = found.get(key);
      if (terms === undefined) {
        terms = meanings.meaningOf(keywords.map((term) => view.nameOf(term)));
        found.set(key, terms);
      }
      return terms;
    },
    termsNamed: (text) => meanings.termsNamed(text),
    nameOf: (term) => meanings.nameOf(term),
  };
}
