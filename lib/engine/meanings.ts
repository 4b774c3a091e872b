/**
 * What the companion answers about what links say: of a site, a directory, a page, of the world by
 * a site, of one site by another; and which links gave a word. While stored pages are still being
 * read it answers how far that is.
 */
import { siteName } from '../boundary/site-summary.ts';
import {
  type About,
  type AboutAnswer,
  type AboutAsked,
  type Concept,
  type LinksAnswer,
  type NearSite,
  SENTENCE_WORDS,
} from '../model/about.ts';
import { breathing, paced, SLICE } from '../pace/breathing.ts';
import { keywordsInSteps } from '../semantics/characterise.ts';
import { conceptTree } from '../semantics/concept-tree.ts';
import { linksMeant, type MeantBy, type Speakers, speakersOf } from '../semantics/meant-links.ts';
import { type Near, sitesAlike } from '../semantics/near-sites.ts';
import type { Keyword } from '../semantics/rank-keywords.ts';
import { NOWHERE } from '../semantics/site-words.ts';
import type { Database } from '../store/database.ts';
import type { CatchUp } from './catch-up.ts';
import { directoriesOf, meantBy } from './meant-by.ts';
import { asTheyStand, pairsWith, sitesInTurn } from './saying-links.ts';
import type { Topics, TopicsInUse } from './topics.ts';
import type { WordIndex } from './word-index.ts';

const MOST_WORDS = 20;
/** Of a site among many. */
const FIRST_WORDS = 4;
const MOST_NEAR = 5;
/** Links told of one word at a time. */
const MOST_LINKS = 30;

export class Meanings {
  constructor(
    private readonly db: Database,
    private readonly work: CatchUp,
    private readonly index: WordIndex,
    private readonly topics: TopicsInUse,
  ) {}

  async about(asked: AboutAsked): Promise<AboutAnswer> {
    const reading = await this.index.upToDate();
    if (reading !== null) return { reading };
    await this.index.claim(this.index.siteAt(asked.page));
    const topics = await this.topics.current().catch(withoutTopics);
    return this.index.turns.take(async () => {
      const meant = meantBy(asked, this.index);
      return meant === null ? null : { about: await this.#about(asked, meant, topics) };
    });
  }

  /**
   * The first words of the site of each page, none where there is none; null while pages are read.
   */
  async firstWords(pages: readonly string[]): Promise<string[][] | null> {
    if ((await this.index.upToDate()) !== null) return null;
    return this.index.turns.take(async () => {
      const breathe = breathing(SLICE.worker);
      const told: string[][] = [];
      for (const page of pages) {
        const site = this.index.siteAt(page);
        const most = FIRST_WORDS;
        const meant = { of: 'site', site, side: 'both' } as const;
        const keywords =
          site === NOWHERE
            ? []
            : await paced(keywordsInSteps(this.index.words, meant, { most }), SLICE.worker);
        told.push(keywords.map(({ name }) => name));
        await breathe();
      }
      return told;
    });
  }

  /** The links that gave a word, as it was told by `about`, from a place in their list on. */
  async links(asked: AboutAsked, word: string, from: number): Promise<LinksAnswer> {
    const reading = await this.index.upToDate();
    if (reading !== null) return { reading };
    await this.index.claim(this.index.siteAt(asked.page));
    const { words } = this.index;
    const found = await this.index.turns.take(async () => {
      const meant = meantBy(asked, this.index);
      if (meant === null) return null;
      const { links, keywords } = await this.#keywords(asked, meant);
      const keyword = keywords.find(({ name }) => name === word);
      const pairs =
        keyword === undefined ? [] : await paced(pairsWith(words, links, [keyword]), SLICE.worker);
      const some = sitesInTurn(pairs, words).slice(from, from + MOST_LINKS);
      const urls = some.map((pair) => pair.map((page) => words.index.urlOf(page)));
      return { urls, of: pairs.length };
    });
    if (found === null) return null;
    const { urls, of } = found;
    const next = from + MOST_LINKS < of ? from + MOST_LINKS : null;
    return { links: await asTheyStand(this.db, urls, this.index), of, next };
  }

  /** The words of the links meant, in one language. */
  async #keywords({ language: wanted }: AboutAsked, meant: MeantBy) {
    const { words } = this.index;
    const links = linksMeant(words, meant);
    const speakers = await paced(speakersOf(words, links), SLICE.worker);
    const spoken = speakers.languages.map(([code]) => code);
    // Empty where nobody speaks.
    const language = (wanted !== '' && spoken.includes(wanted) ? wanted : spoken[0]) ?? '';
    const most = MOST_WORDS;
    const keywords = await paced(keywordsInSteps(words, meant, { language, most }), SLICE.worker);
    return { links, speakers, language, keywords };
  }

  async #about(asked: AboutAsked, meant: MeantBy, topics: Topics | null): Promise<About> {
    const { words, full } = this.index;
    const { links, speakers, language, keywords } = await this.#keywords(asked, meant);
    const said = await paced(
      pairsWith(words, links, keywords.slice(0, SENTENCE_WORDS)),
      SLICE.worker,
    );
    const pages = new Set(said.map(([source]) => source));
    const heaviest = keywords[0]?.weight ?? 1; // nothing is said
    return {
      words: keywords.map(({ name, weight, tally }) => ({
        word: name,
        weight: weight / heaviest,
        ...tally,
      })),
      language,
      languages: speakers.languages.filter(([code]) => code !== ''),
      links: speakers.links,
      pages: pages.size,
      sites: new Set(Array.from(pages, (page) => words.siteAt(page))).size,
      outside: speakers.outside,
      inside: speakers.inside,
      concepts: topics === null ? [] : concepts(keywords, topics),
      near: await this.#near(asked, speakers, topics),
      speaking: asked.what === 'site' ? await this.#speaking(asked, speakers) : [],
      directories: asked.what === 'directory' ? directoriesOf(asked.page) : [],
      full,
    };
  }

  async #near({ what, page }: AboutAsked, speakers: Speakers, topics: Topics | null) {
    const { words } = this.index;
    const { web } = await this.work.current();
    if (what === 'outgoing') return this.#named(web, bySite(speakers.to), true);
    if (what !== 'site' || topics === null) return [];
    const site = this.index.siteAt(page);
    const near = sitesAlike(words, site, web.sites.ids, topics.wordnet, MOST_NEAR);
    return this.#named(web, await paced(near, SLICE.worker), false);
  }

  async #speaking({ page }: AboutAsked, { from }: Speakers): Promise<NearSite[]> {
    const { web } = await this.work.current();
    const own = this.index.siteAt(page);
    const others = bySite(from).filter(({ site }) => site !== own);
    return this.#named(web, others, true);
  }

  async #named(
    web: Awaited<ReturnType<CatchUp['current']>>['web'],
    near: readonly Near[],
    counted: boolean,
  ): Promise<NearSite[]> {
    const breathe = breathing(SLICE.worker);
    const named: NearSite[] = [];
    for (const { site: id, words, measure } of near) {
      await breathe();
      const site = web.sites.site(id);
      if (site === undefined) continue; // gone meanwhile
      const oldest = web.graph.pageRow(Math.min(...site.pages))![0];
      const page = web.graph.urlOf(oldest);
      named.push({ name: siteName(web, site), page, words, links: counted ? measure : 0 });
    }
    return named;
  }
}

/** Sites by how many links they have to do with. */
const bySite = (links: ReadonlyMap<number, number>): Near[] =>
  Array.from(links, ([site, measure]) => ({ site, measure, words: [] }))
    .filter(({ site }) => site !== NOWHERE)
    .sort((a, b) => b.measure - a.measure || a.site - b.site);

/** What WordNet makes of the words, the words of a phrase each by itself. */
function concepts(keywords: readonly Keyword[], { ontology, map }: Topics): Concept[] {
  const words = keywords.flatMap(({ name, tally }) =>
    name.split(' ').map((word) => ({ word, times: tally.links })),
  );
  return conceptTree(ontology, map(words));
}

/** What links say can be told without WordNet; what is near in meaning cannot. */
function withoutTopics(error: unknown): null {
  console.warn('Ambit: WordNet could not be read.', error);
  return null;
}
