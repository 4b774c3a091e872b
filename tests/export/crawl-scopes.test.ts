import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { scopeOf } from '../../lib/boundary/scope/scope.ts';
import { scopeDecider } from '../../lib/boundary/scope/side-in-scope.ts';
import { oneLine } from '../../lib/export/escape/markdown.ts';
import { fileStem } from '../../lib/export/file-name.ts';
import { type SiteExport, siteExport } from '../../lib/export/site-export.ts';
import type { Membership } from '../../lib/model/boundary.ts';
import type { Scope } from '../../lib/model/scope.ts';
import { httrackReader } from '../oracles/httrack-filters.ts';
import { surtReader } from '../oracles/surt-prefixes.ts';
import { runs } from './consumers/tools.ts';
import { address, hostileSite, members, RUNS } from './hostile-sites.ts';
import { saved, written } from './written.ts';
import { xmlElements } from './xml-elements.ts';

type Accepts = (url: string) => boolean;

const browsertrix = (site: SiteExport): Accepts => {
  const { include, exclude } = parse(written('browsertrix', site)['browsertrix.yaml']);
  return regexes(include, exclude);
};

const regexes = (include: string[], exclude: string[]): Accepts => {
  const [wanted, unwanted] = [include, exclude].map((list) => list.map((one) => new RegExp(one)));
  return (url) => wanted.some((one) => one.test(url)) && !unwanted.some((one) => one.test(url));
};

/**
 * The lists in the order of the scope's rules, then its expressions; the last that matches decides.
 */
const heritrix = (site: SiteExport): Accepts => {
  const beans = written('heritrix', site)['heritrix-scope.cxml'];
  const files = saved('heritrix', site);
  const layers = xmlElements(beans, 'property')
    .filter(({ attributes }) => attributes.name === 'path')
    .map(({ attributes }) => ({
      accepts: !attributes.value.includes('negative'),
      fits: surtReader(files[attributes.value]),
    }));
  const lists = xmlElements(beans, 'bean')
    .filter(({ attributes }) => attributes.class.endsWith('MatchesListRegexDecideRule'))
    .map(({ text }) =>
      text
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    );
  const decisions = xmlElements(beans, 'property')
    .filter(({ attributes }) => attributes.name === 'decision')
    .slice(-lists.length || Infinity)
    .map(({ attributes }) => attributes.value === 'ACCEPT');
  const single = lists.map((list, i) => ({
    accepts: decisions[i],
    fits: (url: string) => list.some((one) => new RegExp(one).test(url)),
  }));
  return (url) =>
    [...layers, ...single].reduce((is, { accepts, fits }) => (fits(url) ? accepts : is), false);
};

const httrack = (site: SiteExport): Accepts =>
  httrackReader(written('httrack', site)['httrack-rules.txt']);

/** Heritrix and HTTrack do not tell cases apart, nor HTTrack schemes, so neither may the input. */
const plain = (url: string) => url.toLowerCase().replace('http:', 'https:');

/** Any number of stars is a star to HTTrack: is that why a rule reaches an address? */
const isByStars = ({ rules }: Scope, url: string): boolean =>
  [url, ...rules.map(({ target }) => target)].some((one) => one.includes('*')) &&
  rules.some(({ target }) => {
    const [known, asked] = [target, url].map((one) => one.replaceAll('*', ''));
    return asked.includes(known) !== url.includes(target);
  });

const siteOf = (all: Membership[], scope: Scope): SiteExport =>
  siteExport({ name: 'Marsh Lab', madeAt: 0, members: all, scope });

describe.each([
  ['Browsertrix', browsertrix, (url: string) => url, () => false],
  ['Heritrix', heritrix, (url: string) => url.toLowerCase(), () => false],
  ['HTTrack', httrack, plain, isByStars],
] as const)('the scope for %s', (_, reader, flat, isUnsayable) => {
  it('means what the scope means, on the hosts that are known', () => {
    fc.assert(
      fc.property(members, fc.array(address, { maxLength: 8 }), (known, more) => {
        const all = flattened(known);
        const scope = { ...scopeOf(all, { wrong: 200 }), exclusions: [] };
        const accepts = reader(siteOf(all, scope));
        const decide = scopeDecider(scope);
        const hosts = new Set(all.map(({ url }) => new URL(url).host));
        const asked = [...all.map(({ url }) => url), ...more.map(flat)].filter(
          (url) => hosts.has(new URL(url).host) && !isUnsayable(scope, url),
        );

        expect(asked.filter(accepts)).toEqual(asked.filter((url) => decide(url) === 'in'));
      }),
      RUNS,
    );
  });

  it('leaves out whatever is known and excluded, and nothing else', () => {
    let excluded = 0;
    fc.assert(
      fc.property(members, (known) => {
        const all = flattened(known);
        const scope = scopeOf(all, { wrong: 200 });
        const accepts = reader(siteOf(all, scope));
        const decide = scopeDecider(scope);
        const unwanted = scope.exclusions.map(({ pattern }) => new RegExp(pattern));
        const isUnwanted = (url: string) => unwanted.some((one) => one.test(url));
        const asked = all.map(({ url }) => url).filter((url) => !isUnsayable(scope, url));
        excluded += scope.exclusions.length;

        expect(asked.filter(accepts)).toEqual(
          asked.filter((url) => decide(url) === 'in' && !isUnwanted(url)),
        );
      }),
      RUNS,
    );
    expect(excluded).toBeGreaterThan(500);
  });

  const flattened = (known: Membership[]): Membership[] => [
    ...new Map(known.map((one) => [flat(one.url), { ...one, url: flat(one.url) }])).values(),
  ];

  it('says what is in within what is out', () => {
    const rules = (
      [
        ['in', 'host', 'a.example'],
        ['out', 'prefix', 'https://a.example/x/'],
        ['in', 'prefix', 'https://a.example/x/y-'],
        ['out', 'prefix', 'https://a.example/x/y-z/'],
        ['in', 'url', 'https://a.example/x/y-z/1'],
        ['out', 'url', 'https://a.example/'],
      ] as const
    ).map(([side, reach, target]) => ({ side, reach, target, covers: 0, misses: 0 }));
    const scope = { ...scopeOf([]), rules };
    const accepts = reader(siteOf([], scope));
    const decide = scopeDecider(scope);

    for (const path of ['', 'x', 'x/', 'x/y', 'x/y-1', 'x/y-z/', 'x/y-z/1', 'x/y-z/12', 'z?a=x/']) {
      const url = `https://a.example/${path}`;
      expect([url, accepts(url)]).toEqual([url, decide(url) === 'in']);
    }
  });

  it('leaves out what the exclusions match', () => {
    const urls = [
      '',
      'a',
      'search?q=1x',
      'search?q=rope',
      'search',
      'events/2024/05',
      'events/2024/06',
      'events/2024/07',
      'events/2024-fair',
      'login',
      'x/login?next=a',
      'blog-login',
      'a?sort=up',
      'b?sort=down',
      'c?sort=up&p=2',
      'd?sort=a',
      'e?sort=b',
      'e?p=2',
    ];
    const all = urls.map((path) => ({
      url: `https://m.example/${path}`,
      side: 'in' as const,
      opened: true,
      likelihood: 1,
    }));
    const scope = scopeOf(all);
    const accepts = reader(siteOf(all, scope));
    const excluded = (url: string) =>
      scope.exclusions.some(({ pattern }) => new RegExp(pattern).test(url));

    expect(scope.exclusions.length).toBeGreaterThanOrEqual(4);
    for (const { url } of all) expect([url, accepts(url)]).toEqual([url, !excluded(url)]);
    expect(accepts('https://m.example/search?q=other')).toBe(false);
    expect(accepts('https://m.example/events/2025/01')).toBe(false);
  });

  it('lets in the twin of a host of which nothing else is known, and no host below', () => {
    const all = ['https://a.example/', 'https://www.b.example/x/', 'https://www.b.example/x/y'].map(
      (url) => ({ url, side: 'in' as const, opened: true, likelihood: 1 }),
    );
    const accepts = reader(siteOf(all, scopeOf(all)));

    expect(
      ['https://www.a.example/z', 'http://b.example/x/z', 'http://a.example/'].map(accepts),
    ).toEqual([true, true, true]);
    expect(
      [
        'https://c.a.example/',
        'https://b.example/y',
        'https://e.example/?u=https://a.example/',
        'https://a.example.org/',
      ].map(accepts),
    ).toEqual([false, false, false, false]);
  });
});

it('writes YAML and lists that give back every text, and starts inside', () => {
  fc.assert(
    fc.property(hostileSite, (site) => {
      const files = written('browsertrix', site);
      const read = parse(files['browsertrix.yaml']);
      const urls = new Set(site.members.filter(({ side }) => side === 'in').map(({ url }) => url));
      const lines = (text: string) => text.split('\n').slice(0, -1);

      expect(read).toMatchObject({
        description: site.name,
        collection: fileStem(site.name),
        scopeType: 'custom',
      });
      for (const seed of read.seeds) expect(urls).toContain(seed);
      expect(read.exclude.slice(-site.scope.exclusions.length || Infinity)).toEqual(
        site.scope.exclusions.map(({ pattern }) => pattern),
      );
      expect(lines(files['browsertrix-prefixes.txt'])).toEqual(
        site.scope.rules
          .filter(({ side }) => side === 'in')
          .map(({ reach, target }) => (reach === 'host' ? `https://${target}/` : target)),
      );
      expect(lines(written('heritrix', site)['heritrix-seeds.txt'])).toEqual(read.seeds);
    }),
    RUNS,
  );
});

it('writes a module for Crawlee with the same scope', async () => {
  const sites = fc.sample(hostileSite, RUNS);
  for (const site of sites) {
    const source = written('crawlee', site)['crawlee.mjs'];
    const module = await import(
      /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`
    );
    const { include, exclude, seeds } = parse(written('browsertrix', site)['browsertrix.yaml']);

    expect(module.startUrls).toEqual(seeds);
    expect(module.scope.regexps.map(String)).toEqual(
      include.map((one: string) => String(new RegExp(one))),
    );
    expect(module.scope.exclude.map(String)).toEqual(
      exclude.map((one: string) => String(new RegExp(one))),
    );
  }
});

const PYTHON = `
import json, re, sys
found = []
for source in json.load(sys.stdin):
    names = {}
    exec(compile(source, "scope", "exec"), names)
    for pattern in names["ALLOW"] + names["DENY"]: re.compile(pattern)
    found.append([names["NAME"], names["START_URLS"], names["ALLOW"], names["DENY"]])
json.dump(found, sys.stdout)
`;

it.skipIf(!runs('python3', '--version'))(
  'writes a module for Scrapy that Python reads, with the same scope',
  () => {
    const sites = fc.sample(hostileSite, RUNS);
    const input = JSON.stringify(sites.map((site) => written('scrapy', site)['scrapy_scope.py']));
    const read = JSON.parse(
      execFileSync('python3', ['-c', PYTHON], { input, encoding: 'utf8', maxBuffer: 1e8 }),
    );
    const expected = sites.map((site) => {
      const { include, exclude, seeds } = parse(written('browsertrix', site)['browsertrix.yaml']);
      return [oneLine(site.name), seeds, include, exclude];
    });

    expect(read).toEqual(expected);
  },
);

it.each([
  [
    'wget',
    (stem: string) => [
      ...[`--input-file=${stem}-urls.txt`, '--page-requisites', '--span-hosts', '--convert-links'],
      ...['--adjust-extension', '--wait=1', '--random-wait', `--warc-file=${stem}`],
    ],
  ],
  [
    'httrack',
    (stem: string) => [
      ...['-%L', `${stem}-httrack-urls.txt`, '-%S', `${stem}-httrack-rules.txt`],
      ...['-O', `${stem}-mirror`],
    ],
  ],
] as const)('writes a script for %s whose words a shell reads as they are', (id, wordsFor) => {
  const sites = fc.sample(hostileSite, RUNS);
  const scripts = sites.map((site) =>
    written(id, site)[`${id}.sh`].replace(`exec ${id}`, "printf '%s\\0'"),
  );
  const said = execFileSync('sh', ['-s'], {
    input: scripts.join('\n'),
    encoding: 'utf8',
    maxBuffer: 1e8,
  });

  expect(said.split('\0').slice(0, -1)).toEqual(
    sites.flatMap(({ name }) => wordsFor(fileStem(name))),
  );
});
