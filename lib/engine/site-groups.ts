/**
 * Which sites belong together with a page's site by what links say of them (THESUS §5.4): by words
 * that mean nearly the same (DBSCAN), and by topics (COBWEB). Of each the narrowest group is told
 * in which the site has company. At most `MOST_SITES` are compared, those that most links lead to;
 * how many that is, is told. What was compared is kept while nothing changes.
 */
import type { KnownWeb } from '../boundary/known-web.ts';
import { siteName } from '../boundary/site-summary.ts';
import type { Grouped, GroupsAnswer, Looked, RelatedGroup } from '../model/groups.ts';
import { paced, SLICE } from '../pace/breathing.ts';
import { CloseWords } from '../semantics/close-words.ts';
import { groupByConcepts, groupByLikeness } from '../semantics/meaning-groups.ts';
import { topicSpace } from '../semantics/meaning-space.ts';
import { sharedTopics, sharedWords } from '../semantics/shared-labels.ts';
import { NOWHERE } from '../semantics/site-words.ts';
import {
  likenesses,
  type Spoken,
  sitesMostSpokenOf,
  spokenSites,
} from '../semantics/spoken-sets.ts';
import type { CatchUp } from './catch-up.ts';
import type { Topics, TopicsInUse } from './topics.ts';
import type { WordIndex } from './word-index.ts';

const MOST_SITES = 100;
const MOST_TOLD = 8;
const WORDS_TOLD = 3;
/** How alike sites of a group are at least, the strictest first: below the last, all are one. */
const ALIKE = [0.5, 0.4, 0.3, 0.2, 0.15];
/** Levels of COBWEB's tree, the narrowest first. */
const LEVELS = [4, 3, 2, 1];

interface Compared {
  version: number;
  spoken: Spoken[];
  /** How alike each two are. */
  table: Float32Array;
  close: CloseWords;
  looked: Looked;
}

export class SiteGroups {
  #compared: Compared | null = null;

  constructor(
    private readonly work: CatchUp,
    private readonly index: WordIndex,
    private readonly topics: TopicsInUse,
  ) {}

  async of(page: string): Promise<GroupsAnswer> {
    const reading = await this.index.upToDate();
    if (reading !== null) return { reading };
    const topics = await this.topics.current();
    const { web } = await this.work.current();
    const site = this.index.siteAt(page);
    if (site === NOWHERE) return null;
    const compared = await this.#compare(web, site, topics);
    const own = compared.spoken.findIndex(({ of }) => of === site);
    const found = [byWords(compared, own), byTopics(compared, own, topics)];
    const groups = found.flatMap((one) => (one === null ? [] : [told(web, compared, own, one)]));
    return { groups, looked: compared.looked };
  }

  /** Others may ask between any two sites; what changes meanwhile is compared the next time. */
  async #compare(web: KnownWeb, site: number, { wordnet }: Topics): Promise<Compared> {
    const { words, version, turns } = this.index;
    const kept = this.#compared;
    if (kept?.version === version && kept.spoken.some(({ of }) => of === site)) return kept;
    const all = sitesMostSpokenOf(words, web.sites.ids, site);
    const close = new CloseWords(wordnet);
    const spoken = await turns.paced(
      spokenSites(words, all.slice(0, MOST_SITES), close),
      SLICE.worker,
    );
    const sets = spoken.map(({ set }) => set);
    const table = await paced(likenesses(sets, close), SLICE.worker);
    const looked = { at: spoken.length, of: all.length };
    this.#compared = { version, spoken, table, close, looked };
    return this.#compared;
  }
}

/** A group by its members' places. */
type Found = Pick<RelatedGroup, 'by' | 'label'> & { members: number[] };

function byWords({ spoken, table, close }: Compared, own: number): Found | null {
  const count = spoken.length;
  return narrowest(
    'words',
    ALIKE.map((minSimilarity) => () => {
      const likeness = (a: number, b: number) => table[a * count + b];
      return groupByLikeness(count, likeness, { minSimilarity, minNeighbours: 1 });
    }),
    own,
    (members) =>
      sharedWords(
        members.map((one) => spoken[one].set),
        close.alike,
      ).map((term) => close.nameOf(term)),
  );
}

function byTopics({ spoken }: Compared, own: number, { map, ontology }: Topics): Found | null {
  const space = topicSpace(ontology);
  const sets = spoken.map(({ words }) =>
    map(words.flatMap((word) => word.split(' ')).map((word) => ({ word, times: 1 }))),
  );
  return narrowest(
    'topics',
    LEVELS.map((level) => () => groupByConcepts(sets, space, level)),
    own,
    (members) =>
      sharedTopics(
        members.map((one) => sets[one]),
        ontology.taxonomy,
      ).map(space.nameOf),
  );
}

/** The first division in which `own` is with others that it has something in common with. */
function narrowest(
  by: Found['by'],
  divisions: readonly (() => Int32Array)[],
  own: number,
  labelOf: (members: number[]) => string[],
): Found | null {
  for (const divide of divisions) {
    const assignment = divide();
    if (assignment[own] < 0) continue;
    const members = [...assignment.keys()].filter((i) => assignment[i] === assignment[own]);
    const label = members.length < 2 ? [] : labelOf(members);
    if (label.length > 0) return { by, label, members };
  }
  return null;
}

/** The other sites, the nearest first. */
function told(web: KnownWeb, { spoken, table }: Compared, own: number, found: Found): RelatedGroup {
  const { by, label } = found;
  const nearness = (one: number) => table[own * spoken.length + one];
  const others = found.members
    .filter((one) => one !== own)
    .sort((a, b) => nearness(b) - nearness(a) || a - b);
  const members = others.slice(0, MOST_TOLD).flatMap((one): Grouped[] => {
    const site = web.sites.site(spoken[one].of);
    if (site === undefined) return []; // gone meanwhile
    const page = web.graph.urlOf(web.graph.pageRow(Math.min(...site.pages))![0]);
    return [{ name: siteName(web, site), page, words: spoken[one].words.slice(0, WORDS_TOLD) }];
  });
  return { by, label, members, of: others.length };
}
