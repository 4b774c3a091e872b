import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CatchUp } from '../../lib/engine/catch-up.ts';
import { PageGroups } from '../../lib/engine/page-groups.ts';
import { SiteGroups } from '../../lib/engine/site-groups.ts';
import { TopicsInUse } from '../../lib/engine/topics.ts';
import { WordIndex } from '../../lib/engine/word-index.ts';
import type { MeaningGroup, RelatedGroup } from '../../lib/model/groups.ts';
import { packPage } from '../../lib/store/packed-page.ts';
import { storePage } from '../../lib/store/pages.ts';
import { shippedFile } from '../background/companion-on.ts';
import { linkTo, recordOf } from '../records.ts';
import { freshDatabase } from '../store/fresh-database.ts';

let db = freshDatabase();
let work: CatchUp;
let index: WordIndex;
let topics: TopicsInUse;
beforeEach(() => {
  db = freshDatabase();
  work = new CatchUp(db, () => crypto.randomUUID());
  index = new WordIndex(db, work, undefined, 60_000);
  topics = new TopicsInUse(db, shippedFile);
});
afterEach(() => db.delete());

const at = (site: string, path = '') => `https://${site}.example/${path}`;

async function open(url: string, links: [to: string, text: string][]) {
  const { hostname: host } = new URL(url);
  const record = recordOf(url, [], `${host} | ${url}`);
  record.lang = 'en';
  record.links = links.map(([to, text]) => linkTo(to, text));
  record.features.resources = [`https://${host}/s.css`];
  const arrival = { visit: url, revision: 0, url, host, title: record.title, at: 1 };
  await storePage(db, { ...arrival, ...(await packPage(record)) }, () => null);
  while ((await work.step()) > 0);
}

const related = async (page: string): Promise<RelatedGroup[]> => {
  const answer = await new SiteGroups(work, index, topics).of(page);
  if (answer === null || 'reading' in answer) throw new Error(JSON.stringify(answer));
  return answer.groups;
};

const found = async (text: string, most?: number) => {
  const answer = await new PageGroups(index, topics, most).find(text);
  if ('reading' in answer) throw new Error('still reading');
  return answer;
};
const pagesIn = (groups: MeaningGroup[]) => groups.flatMap(({ members }) => members);

describe('groups of sites', () => {
  beforeEach(async () => {
    const sites = ['boats', 'ships', 'bread', 'loaves', 'band', 'orchestra'];
    for (const site of sites) await open(at(site), []);
    await open(at('guide'), [
      [at('boats'), 'boat, sailor, harbour, oar'],
      [at('ships'), 'ship, crewman, seaport, paddle'],
      [at('bread'), 'bread, flour, oven, yeast'],
      [at('loaves'), 'loaf, flour, oven, baker'],
      [at('band'), 'guitar, flute, trombone'],
      [at('orchestra'), 'violin, oboe, tuba'],
    ]);
  });

  it('are those described in words of one meaning, with what they share', async () => {
    const [byWords] = await related(at('boats'));

    expect(byWords).toMatchObject({ by: 'words', of: 1 });
    expect(byWords.members).toMatchObject([{ page: at('ships') }]);
    expect(byWords.members[0].words.join(' ')).toContain('ship');
    expect(byWords.label).toEqual(expect.arrayContaining(['boat']));
    const [other] = await related(at('bread'));
    expect(other.members).toMatchObject([{ page: at('loaves') }]);
    expect(other.label).toEqual(expect.arrayContaining(['flour', 'oven']));
  });

  it('are there by topics too', async () => {
    const groups = await related(at('band'));
    const byTopics = groups.filter(({ by }) => by === 'topics');

    expect(pagesIn(byTopics).map(({ page }) => page)).toEqual([at('orchestra')]);
    expect(byTopics[0].label).toEqual(
      expect.arrayContaining(['stringed instrument', 'wind instrument']),
    );
  });

  it('are none where nothing is said, and not told of a page that was not opened', async () => {
    expect(await related(at('guide'))).toEqual([]);
    expect(await new SiteGroups(work, index, topics).of(at('nowhere'))).toBeNull();
  });

  it('follow what is opened later', async () => {
    const groups = new SiteGroups(work, index, topics);
    await groups.of(at('boats'));
    await open(at('ferries'), []);
    await open(at('guide', 'more'), [[at('ferries'), 'boat, sailor, harbour, oar']]);
    const answer = await groups.of(at('boats'));
    const [byWords] = (answer as { groups: RelatedGroup[] }).groups;

    expect(byWords.members.map(({ page }) => page)).toContain(at('ferries'));
  });
});

describe('a question', () => {
  it('finds pages in which its words never stand, with three links known', async () => {
    await open(at('guide'), [
      [at('zoo', 'reptiles'), 'adder and viper'],
      [at('atlas', 'north'), 'Sahara'],
      [at('concert'), 'guitar'],
    ]);
    const { found: groups, looked } = await found('snake');

    expect(pagesIn(groups).map(({ page }) => page)).toEqual([at('zoo', 'reptiles')]);
    expect(pagesIn((await found('desert')).found)).toMatchObject([{ page: at('atlas', 'north') }]);
    expect((await found('mortgage')).found).toEqual([]);
    expect((await found('  …')).found).toEqual([]);
    expect(looked).toEqual({ at: 3, of: 3 });
  });

  it('finds a group by its label and ranks its pages', async () => {
    await open(at('guide'), [
      [at('zoo', 'a'), 'adder, viper, cobra'],
      [at('zoo', 'b'), 'adder, viper, snake'],
      [at('zoo', 'c'), 'adder, viper, lizard'],
      [at('concert'), 'guitar, flute'],
    ]);
    const [group, ...more] = (await found('snake')).found;

    expect(more).toEqual([]);
    expect(group.of).toBe(3);
    expect(group.label).toEqual(expect.arrayContaining(['adder', 'viper']));
    expect(group.members[2].page).toBe(at('zoo', 'c'));
  });

  it('compares so many pages, and says so', async () => {
    const links = Array.from({ length: 9 }, (_, i): [string, string] => [at(`s${i}`), 'adder']);
    await open(at('guide'), links);
    const { found: groups, looked } = await found('adder', 5);

    expect(looked).toEqual({ at: 5, of: 9 });
    expect(pagesIn(groups)).toHaveLength(5);
  });
});
