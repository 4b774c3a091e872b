import { readFile } from 'node:fs/promises';
import type { Helper } from '../../lib/background/answer.ts';
import { checkedLabel } from '../../lib/boundary/checked-label.ts';
import { Answers } from '../../lib/engine/answers.ts';
import { Atlas } from '../../lib/engine/atlas.ts';
import { CatchUp } from '../../lib/engine/catch-up.ts';
import { LinkConsole } from '../../lib/engine/link-console.ts';
import { Meanings } from '../../lib/engine/meanings.ts';
import { PageGroups } from '../../lib/engine/page-groups.ts';
import { Rulings } from '../../lib/engine/rulings.ts';
import { SiteGroups } from '../../lib/engine/site-groups.ts';
import { type Asset, checkedOntology, TopicsInUse } from '../../lib/engine/topics.ts';
import { verifySettled } from '../../lib/engine/verify-settled.ts';
import { WordIndex } from '../../lib/engine/word-index.ts';
import type { Database } from '../../lib/store/database.ts';

/** Ambit's own files, as the build copies them. */
export const shippedFile: Asset = (path) => readFile(`public${path}`);

/** The companion's own parts on a database, without a worker around them. */
export function companionOn(db: Database, longestCommand?: number): Helper {
  const work = new CatchUp(db, () => crypto.randomUUID());
  const answers = new Answers(db, work);
  const topics = new TopicsInUse(db, shippedFile);
  const index = new WordIndex(db, work, undefined, 60_000);
  const meanings = new Meanings(db, work, index, topics);
  const siteGroups = new SiteGroups(work, index, topics);
  const pageGroups = new PageGroups(index, topics);
  const linkConsole = new LinkConsole(db, work, index, topics, longestCommand);
  const atlas = new Atlas(db, work, answers, (moment) => Math.floor(moment / 10));
  const rulings = new Rulings(db, work);
  const catchUp = async () => {
    await rulings.letGo();
    while ((await work.step()) > 0);
  };
  return {
    catchUp,
    verify: () => verifySettled(db, catchUp),
    look: (page) => answers.look(page),
    explain: (page, typed) => answers.explain(page, typed),
    explainMany: (page, addresses) => answers.explainMany(page, addresses),
    scope: (page) => answers.scope(page),
    check: async (typed) => typed.map(checkedLabel),
    preview: (page, give, withdraw) => answers.preview(page, give, withdraw),
    history: (page) => answers.history(page),
    about: (asked) => meanings.about(asked),
    stopReading: async () => index.stop(),
    keywordLinks: (asked, word, from) => meanings.links(asked, word, from),
    groups: (page) => siteGroups.of(page),
    findMeaning: (text) => pageGroups.find(text),
    siteWords: (pages) => meanings.firstWords(pages),
    runCommand: (text) => linkConsole.run(text),
    completeCommand: (text, cursor) => linkConsole.complete(text, cursor),
    checkOntology: (text) => checkedOntology(topics, text),
    map: (page) => atlas.map(page),
    sites: () => atlas.sites(),
    sitesOf: (pages) => atlas.sitesOf(pages),
    pagesOf: (page) => atlas.pages(page),
    names: (page) => atlas.names(page),
    joinSites: (...said) => rulings.join(...said),
    partSite: (...said) => rulings.part(...said),
    takeRulingBack: (...said) => rulings.takeBack(...said),
    rulings: (page) => rulings.history(page),
  };
}
