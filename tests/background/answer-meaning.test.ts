import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answer, isAnswered } from '../../lib/background/answer.ts';
import type { Helper } from '../../lib/engine/helper.ts';
import { type Command, type CommandReply, parseCommand } from '../../lib/messages.ts';
import type { About, AboutAsked, FoundLinks, SayingLink } from '../../lib/model/about.ts';
import { packPage } from '../../lib/store/packed-page.ts';
import { storePage } from '../../lib/store/pages.ts';
import { askConsole } from '../../lib/view/about-questions.ts';
import { carryOrders } from '../../lib/view/order.ts';
import { linkTo, recordOf } from '../records.ts';
import { freshDatabase } from '../store/fresh-database.ts';
import { companionOn } from './companion-on.ts';

const MUSEUM = 'https://museum.example/';
const GUIDE = 'https://guide.example/';
const rooms = ['', 'rooms/a', 'rooms/b', 'rooms/c', 'visit'].map((path) => MUSEUM + path);
const tips = ['', 'tips/1', 'tips/2', 'tips/3', 'tips/4'].map((path) => GUIDE + path);

let db = freshDatabase();
let companion: Helper;

async function give(command: Command): Promise<CommandReply> {
  const parsed = parseCommand(JSON.parse(JSON.stringify(command)))!;
  if (!isAnswered(parsed)) throw new Error(`${command.type} is no question.`);
  return answer(db, parsed, companion, 1);
}

async function open(url: string, links: [to: string, text: string][], style: string, lang = 'en') {
  const record = recordOf(url, [], `${style} | ${url}`);
  record.links = links.map(([to, text]) => linkTo(to, text));
  record.lang = lang;
  if (lang === 'fr') record.features.words = FRENCH.map((word) => [word, 1]);
  record.features.resources = [`https://${style}.example/s.css`];
  const packed = await packPage(record);
  const { hostname: host } = new URL(url);
  await storePage(
    db,
    { visit: url, revision: 0, url, host, title: record.title, at: 1, ...packed },
    () => null,
  );
}

const FRENCH =
  'les vieux bateaux du port sont encore là depuis des années avec leurs équipages'.split(' ');
const ABOUT: AboutAsked = {
  page: MUSEUM,
  what: 'site',
  side: 'outside',
  other: '',
  directory: '',
  language: '',
};

async function about(asked: Partial<AboutAsked>): Promise<About> {
  const reply = await give({ type: 'about', ...ABOUT, ...asked });
  if (reply.type !== 'about' || !('about' in reply.answer)) throw new Error(JSON.stringify(reply));
  return reply.answer.about;
}

const words = async (asked: Partial<AboutAsked>) =>
  (await about(asked)).words.map(({ word }) => word);

beforeEach(async () => {
  db = freshDatabase();
  companion = companionOn(db);
  for (const url of rooms) {
    await open(
      url,
      rooms.map((to): [string, string] => [to, 'hall floor']),
      'museum',
    );
  }
  for (const [i, url] of tips.entries()) {
    const others = tips.map((to): [string, string] => [to, 'travel tip']);
    await open(url, [...others, [rooms[i], 'lighthouse lens']], 'guide');
  }
  await companion.catchUp();
});
afterEach(() => db.delete());

describe('what links say', () => {
  it('of a site, from outside and from inside, by how many pages of how many sites', async () => {
    const outside = await about({});
    expect(outside.words[0]).toMatchObject({
      word: 'lighthouse lens',
      weight: 1,
      links: 5,
      sources: 5,
      targets: 5,
    });
    expect(outside).toMatchObject({ links: 5, pages: 5, sites: 1, outside: 5, inside: 20 });
    expect(await words({ side: 'inside' })).toEqual(['hall floor']);
    expect(await words({ side: 'both' })).toEqual(
      expect.arrayContaining(['hall floor', 'lighthouse lens']),
    );
  });

  it('of a directory, of a page, of others by a site, and of one site by another', async () => {
    expect(await about({ what: 'directory', page: rooms[1] })).toMatchObject({
      links: 9,
    });
    expect(await about({ what: 'page', page: rooms[1] })).toMatchObject({ links: 1, pages: 1 });
    const outgoing = await about({ what: 'outgoing', page: GUIDE });
    expect(outgoing.words[0].word).toBe('lighthouse lens');
    expect(outgoing.near).toMatchObject([{ page: MUSEUM, links: 5 }]);
    expect(await words({ what: 'between', page: GUIDE, other: MUSEUM })).toEqual([
      'lighthouse lens',
    ]);
    expect(await words({ what: 'between', page: MUSEUM, other: GUIDE })).toEqual([]);
  });

  it('is told by whom, and what each of them says', async () => {
    expect((await about({})).speaking).toMatchObject([{ page: GUIDE, links: 5 }]);
    expect((await about({ side: 'inside' })).speaking).toEqual([]);
    const said = await about({ what: 'said-by', page: MUSEUM, other: GUIDE });
    expect(said.words.map(({ word }) => word)).toEqual(['lighthouse lens']);
    expect(await words({ what: 'said-by', page: GUIDE, other: MUSEUM })).toEqual([]);
  });

  it('of a directory above the page, where one is chosen', async () => {
    const asked = { what: 'directory', page: rooms[1], side: 'both' } as const;
    const own = await about(asked);
    const above = await about({ ...asked, directory: MUSEUM });
    expect(own.directories).toEqual([`${MUSEUM}rooms/`, MUSEUM]);
    expect([own.links, above.links]).toEqual([15, 25]);
    expect(await about({ ...asked, directory: GUIDE })).toMatchObject({ links: 15 });
  });

  it('opens every one of many links, some at a time', async () => {
    for (let i = 0; i < 70; i++)
      await open(`${GUIDE}many/${i}`, [[MUSEUM, 'copper lamp']], 'guide');
    await companion.catchUp();
    const seen: SayingLink[] = [];
    let from: number | null = 0;
    while (from !== null) {
      const asked = {
        type: 'keyword-links',
        ...ABOUT,
        side: 'both',
        word: 'copper lamp',
        from,
      } as const;
      const { answer: found } = (await give(asked)) as { answer: FoundLinks };
      expect(found.of).toBe(70);
      seen.push(...found.links);
      from = found.next;
    }
    expect(new Set(seen.map((link) => link.from)).size).toBe(70);
  });

  it('is in the language of the links meant, or in one that is chosen', async () => {
    const fleet = Array.from({ length: 12 }, (_, i) => `https://bateaux.example/fr/${i}`);
    const own = fleet.map((to): [string, string] => [to, 'voilier ancien']);
    for (const url of fleet) await open(url, own, 'bateaux', 'fr');
    await open(`${GUIDE}tips/5`, [[fleet[0], 'sailing boat']], 'guide');
    await open(`${GUIDE}tips/6`, [[fleet[0], 'bateau de guerre']], 'guide', 'fr');
    await open(`${GUIDE}tips/7`, [[fleet[0], 'sailing boat']], 'guide');
    await companion.catchUp();
    const asked = { page: fleet[0], side: 'outside' as const };

    const outside = await about(asked);
    expect(outside).toMatchObject({ language: 'en', pages: 2, sites: 1, outside: 3, inside: 132 });
    expect(outside.languages).toEqual([
      ['en', 2],
      ['fr', 1],
    ]);
    expect(outside.words.map(({ word }) => word)).toEqual(['sailing boat']);
    const french = await about({ ...asked, language: 'fr' });
    expect(french).toMatchObject({ language: 'fr', pages: 1 });
    expect(french.words.map(({ word }) => word)).toEqual(['bateau', 'guerre']);
    expect(await about({ ...asked, language: 'fi' })).toMatchObject({ language: 'en' });
    expect(await about({ ...asked, side: 'inside' })).toMatchObject({ language: 'fr' });
    const links = { type: 'keyword-links', from: 0, ...ABOUT, ...asked, word: 'guerre' } as const;
    expect(await give({ ...links, language: 'fr' })).toMatchObject({ answer: { of: 1 } });
    expect(await give(links)).toMatchObject({ answer: { of: 0 } });
  });

  it('of a directory in another language than the site is in that language', async () => {
    const room = `${MUSEUM}fr/salle`;
    await open(room, [[`${MUSEUM}fr/carte`, 'phare ancien']], 'museum', 'fr');
    await open(`${MUSEUM}fr/carte`, [[room, 'phare ancien']], 'museum', 'fr');
    await companion.catchUp();
    const french = await about({ what: 'directory', page: room, side: 'both' });
    expect(french.language).toBe('fr');
    expect(french.words.map(({ word }) => word)).toEqual(['phare ancien']);
    expect(await about({ page: room, side: 'inside' })).toMatchObject({ language: 'en' });
  });

  it('is told with the links that gave a word, as they stand on their pages', async () => {
    const reply = await give({ type: 'keyword-links', from: 0, ...ABOUT, word: 'lighthouse lens' });
    const { answer: found } = reply as { answer: { links: SayingLink[]; of: number } };
    expect(found.of).toBe(5);
    expect(found.links.map(({ from }) => from).sort()).toEqual([...tips].sort());
    expect(found.links[0]).toMatchObject({
      text: 'lighthouse lens',
      title: `guide | ${found.links[0].from}`,
    });
    const none = await give({ type: 'keyword-links', from: 0, ...ABOUT, word: 'unheard of' });
    expect(none).toMatchObject({ answer: { links: [], of: 0 } });
  });

  it('counts links to addresses never opened, where the boundary has them in', async () => {
    const unopened = `${MUSEUM}rooms/d`;
    await open(`${GUIDE}tips/5`, [[unopened, 'brass periscope']], 'guide');
    await open(`${GUIDE}tips/6`, [[unopened, 'brass periscope']], 'guide');
    await companion.catchUp();
    expect(await about({})).toMatchObject({ links: 5 });
    await give({ type: 'look', page: MUSEUM });
    expect(await about({})).toMatchObject({ links: 7, pages: 7 });
    expect(await words({})).toContain('brass periscope');
    const reply = await give({ type: 'keyword-links', from: 0, ...ABOUT, word: 'brass periscope' });
    expect(reply).toMatchObject({ answer: { of: 2 } });

    await give({ type: 'label', page: MUSEUM, side: 'out', reach: 'url', typed: unopened });
    await give({ type: 'look', page: MUSEUM });
    expect(await about({})).toMatchObject({ links: 5 });
  });

  it('is not told of a page that was not recorded', async () => {
    const reply = await give({ type: 'about', ...ABOUT, page: 'https://else.example/' });
    expect(reply).toMatchObject({ type: 'error' });
  });
});

describe('topics', () => {
  const add = (text: string) => give({ type: 'add-ontology', name: 'mine', text });

  it('are Ambit’s own, or those the person brought in', async () => {
    expect(JSON.stringify((await about({})).concepts)).not.toContain('shining');
    await add('shining things\n    lighthouse\n    lens\n');
    expect(JSON.stringify((await about({})).concepts)).toContain('"shining things"');
    await give({ type: 'use-ontology', id: null });
    expect(JSON.stringify((await about({})).concepts)).not.toContain('shining');
    await give({ type: 'remove-ontology', id: 1 });
    expect(await db.ontologies.count()).toBe(0);
  });

  it.each([
    ['', 'no topics in this file'],
    ['art\n  [sense]', 'A topic without a name: [sense]'],
    ['term,parent\na,"b', 'not closed in this line: a,"b'],
    ['<rdf:RDF></rdf:RDF>', 'No concepts or classes'],
    [Array.from({ length: 6000 }, (_, i) => `t${i}`).join('\n'), 'more than 5,000 topics'],
    [
      `term,parent\nt0,\n${Array.from({ length: 4000 }, (_, i) => `t${i + 1},t${i}`).join('\n')}`,
      'too deep',
    ],
  ])('are refused with a reason (%#)', async (text, reason) => {
    const reply = await add(text);
    expect(reply).toMatchObject({ type: 'error', message: expect.stringContaining(reason) });
    expect(await db.ontologies.count()).toBe(0);
  });
});

describe('the console', () => {
  beforeEach(() => carryOrders((command) => give(command as Command)));
  const run = askConsole;

  it('gives tables, also of texts that lie in the store, and by topics', async () => {
    expect(await run(`weightedSourceKeywords({}, groupMatch({${MUSEUM}}))`)).toMatchObject({
      table: { columns: ['keyword', 'times'], of: 4 },
    });
    expect(await run(`fetch(${MUSEUM})`)).toMatchObject({
      table: { rows: [[`museum | ${MUSEUM} museum`]] },
    });
    expect(await run(`~groupKeywords({}, {${MUSEUM}})`)).toMatchObject({
      table: { columns: ['keyword'] },
    });
  });

  it('says what is wrong as a sentence, with its place', async () => {
    expect(await run('crawl({}, many)')).toEqual({ wrong: 'A number is wanted here.', at: 10 });
    expect(await run('crawl({})')).toEqual({ wrong: 'crawl takes: pages, a number.', at: 0 });
  });

  it('stops a command that would take for ever', async () => {
    const asked = await run(`crawl({${MUSEUM}}, 999999999, exactly)`);
    expect(asked).toMatchObject({ wrong: expect.stringContaining('too many links') });
  });

  it('goes on where it was when a command by meaning takes too long, until done', async () => {
    const asked = '~weightedGroupKeywords({}, {})';
    const whole = await run(asked);
    expect(whole).toMatchObject({ table: { columns: ['keyword', 'times'] } });
    companion = companionOn(db, -1);
    const answers: Awaited<ReturnType<typeof run>>[] = [];
    do answers.push(await run(asked));
    while ('reading' in answers.at(-1)!);
    expect(answers.length).toBeGreaterThan(2);
    expect(answers.at(-1)).toEqual(whole);
    expect(await run(asked)).toEqual(whole);
  });

  it('offers operators, addresses and words that are known', async () => {
    const offered = async (text: string) => {
      const reply = await give({ type: 'complete-command', text, cursor: text.length });
      return (reply as Extract<CommandReply, { type: 'completion' }>).completion.candidates;
    };
    expect(await offered('cra')).toEqual([{ text: 'crawl(', operator: 'crawl' }]);
    expect((await offered('~THubs({}, 1, {mus')).map(({ text }) => text)).toContain('music');
    expect((await offered('THubs({}, 1, {mus')).map(({ text }) => text)).not.toContain('music');
    expect((await offered('crawl({https://mu')).map(({ text }) => text)).toContain(MUSEUM);
    expect((await offered('thematicCrawl({}, {li')).map(({ text }) => text)).toContain(
      'lighthouse',
    );
  });
});
