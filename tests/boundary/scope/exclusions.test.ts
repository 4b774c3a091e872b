import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { suggestedExclusions } from '../../../lib/boundary/scope/exclusions.ts';
import type { Membership, Side } from '../../../lib/model/boundary.ts';
import { canonicalUrl } from '../../../lib/url/canonical-url.ts';

const members = (urls: string[], side: Side = 'in'): Membership[] =>
  urls.map((url) => ({ url, side, opened: false, likelihood: side === 'in' ? 1 : 0 }));
const on = (...names: string[]) => names.map((name) => `https://a.example/${name}`);

describe('exclusions are suggested', () => {
  it.each([
    ['search', on('search?q=salt', 'en/search/?page=2')],
    ['search', on('search/label/reeds', 'search/salt')],
    ['search', on('?s=salt+marsh')],
    ['search', on('a/b/c/Suche.html?wort=1')],
    ['calendar', on('events/2024-05', 'events/2024-06/', 'events/2031-07')],
    ['calendar', on('calendar/2024/5/1', 'calendar/2024/5/2', 'calendar/2024/5/3?view=day')],
    ['calendar', on('cal.php?month=2024-05', 'cal.php?month=2024-06', 'cal.php?month=2024-07')],
    ['login', on('wp-login.php?redirect_to=%2F', 'user/login')],
    ['login', on('w/index.php/Special:UserLogin')],
    ['facets', on(...['asc', 'desc', 'name', 'price', 'new'].map((way) => `shop?sort=${way}`))],
    ['facets', on(...['1', '2', '3', '4', '5'].map((id) => `shop?filter%5B${'x'}%5D=${id}`))],
    ['session', on('forum?t=1&sid=~redacted~')],
    ['session', on('(S(abc123def))/page.aspx')],
    ['action', on('w/index.php?title=Reed&action=edit', 'w/index.php?title=Reed&oldid=12')],
    ['action', on('2024/05/reeds/?replytocom=7', 'product/12/?add-to-cart=12', 'cart/')],
    ['trap', on('a/news/a/news/a/news/b.html')],
    [
      'trap',
      on(...['x', 'y', 'z'].map((end) => `${'abcdefghijklmnopqr'.split('').join('/')}/${end}`)),
    ],
  ] as const)('as %s: %j', (kind, urls) => {
    const found = suggestedExclusions(members([...urls, ...on('', 'about.html')]));

    expect(new Set(found.map((one) => one.kind))).toEqual(new Set([kind]));
    for (const url of urls) {
      expect(found.some(({ pattern }) => new RegExp(pattern).test(url))).toBe(true);
    }
  });

  it.each([
    ['words that only contain the sign', on('research/', 'calendars.html', 'blogin/', 'credit')],
    ['chapters about searching', on('docs/db/search.html', 'search/', 'docs/db/search/by-name')],
    ['a blog by date', on('2024/05/12/reeds/', '2024/06/01/salt/', '2024/06/02/mud/')],
    ['events with a name', on('events/2024/reeds', 'events/2024/salt', 'events/2025/mud')],
    ['routes and numbers in a search parameter', on('?q=node/12', '?q=node/13', '?s=12')],
    ['a few orders', on('shop?sort=asc', 'shop?sort=desc')],
    ['pages of a list', on(...[2, 3, 4, 5, 6, 7].map((page) => `news?page=${page}`))],
    ['dates that repeat a number', on('2011/11/11/11/')],
  ])('not for %s', (_, urls) => {
    expect(suggestedExclusions(members(urls))).toEqual([]);
  });

  it('with three examples, for the host where they occur, of the addresses that are in', () => {
    const searches = on('search?q=1', 'search?q=2', 'search?q=3', 'search?q=4');
    const found = suggestedExclusions([
      ...members(searches.toReversed()),
      ...members(['https://b.example/search?q=1', ...on('search?q=5')], 'out'),
    ]);

    expect(found).toEqual([
      {
        kind: 'search',
        pattern: '^https?://a\\.example/search/?\\?.*$',
        count: 4,
        examples: searches.slice(0, 3),
      },
    ]);
  });

  it('once, where one pattern says what another says', () => {
    const found = suggestedExclusions(members(on('search?q=a', 'search?q=b', 'search?p=3')));

    expect(found.map(({ count }) => count)).toEqual([3]);
  });
});

const name = fc.constantFrom(
  ...[
    'search',
    'Login',
    'events',
    '2024-05',
    '2024',
    '05',
    'edit',
    'cart.php',
    'a',
    'bb',
    'bb',
    '(S(x1))',
  ],
);
const parameter = fc.constantFrom(
  ...[
    'q=x',
    'q=a/b',
    's=1',
    'sort=a',
    'sort=b',
    'sort',
    'date=2024',
    'action=edit',
    'sid=1',
    'oldid=2',
    'id=/edit',
  ],
);
const address = fc
  .tuple(
    fc.constantFrom('http://a.example', 'https://a.example:81', 'https://b.example'),
    fc.array(name, { maxLength: 20 }),
    fc.array(parameter, { maxLength: 3 }),
    fc.constantFrom('', '', '#!/edit', '#!x?q=y&sid=2'),
  )
  .map(
    ([origin, path, query, route]) =>
      canonicalUrl(`${origin}/${path.join('/')}?${query.join('&')}${route}`)!,
  );

describe('a pattern', () => {
  it('matches as many addresses of the site as it says, and its examples', () => {
    fc.assert(
      fc.property(fc.uniqueArray(address, { maxLength: 60 }), (urls) => {
        for (const { pattern, count, examples } of suggestedExclusions(members(urls))) {
          const expression = new RegExp(pattern);

          expect(urls.filter((url) => expression.test(url))).toHaveLength(count);
          expect(examples).toHaveLength(Math.min(3, count));
          for (const example of examples) expect(example).toMatch(expression);
        }
      }),
      { numRuns: 300, seed: 41 },
    );
  });

  it('has neither look-around nor back-reference nor possessive parts', () => {
    fc.assert(
      fc.property(fc.uniqueArray(address, { minLength: 20, maxLength: 60 }), (urls) => {
        for (const { pattern } of suggestedExclusions(members(urls))) {
          expect(pattern).toMatch(/^\^https\?:\/\/.*\$$/);
          expect(pattern).not.toMatch(/(?<!\\)\(\?|\\[1-9]|[*+?}]\+/);
        }
      }),
      { numRuns: 100, seed: 42 },
    );
  });
});
