/** Sites with hostile titles, anchors and addresses, for the formats to survive. */
import fc from 'fast-check';
import { scopeOf } from '../../lib/boundary/scope/scope.ts';
import { type PageLink, type SiteExport, siteExport } from '../../lib/export/site-export.ts';
import type { Evidence, Membership } from '../../lib/model/boundary.ts';
import type { Label } from '../../lib/model/label.ts';
import { canonicalUrl } from '../../lib/url/canonical-url.ts';

const NASTY = [
  '=cmd|"/c calc"!A1',
  "'=1+1",
  '@SUM(A1)',
  '-2+3',
  '＝1',
  '\u0000=1+1',
  "a;=cmd|'/c calc'!A0;b",
  ";'=1\t\t'=2\r\n\u200b+3; -4",
  '</title><script>alert(1)</script>',
  ']]>',
  '&amp;&#0;&lt;',
  '"quoted", and \\ back',
  "it's; rm -rf x `id` $(id) $HOME",
  'line\r\nbreak\ttab\u0085\u2028\u2029',
  '\u0000\u0007\ufffe\uffff\ud800 alone \udc00',
  '\u202egnp.exe\u202c\u200b\ufeff',
  '- item: {a: [b]} #c &d *e !f |g >h %i',
  'null',
  '[link](javascript:alert(1)) ![x](y) **b** `c` <u>',
  '日本語 😀 العربية',
  '',
  '   ',
];

export const text = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.tuple(fc.constantFrom(...NASTY), fc.string({ maxLength: 8 })).map((parts) => parts.join('')),
);

const HOSTS = [
  'www.a.example',
  'a.example',
  'b.example.co.uk:8080',
  'xn--bcher-kva.example',
  '10.0.0.1',
];
const SEGMENTS = [
  'docs',
  'x',
  "it's",
  'a&b',
  'a"b<c>',
  '%E2%82%AC',
  'a*[b',
  'q(1)|2',
  '$HOME',
  'é',
  '~u',
  '..;x',
  'libpq-exec.html',
  'libpq-ssl.html',
  'search',
  'login',
  'x|p:y|',
  'a;=1;b',
];
const QUERIES = [
  '',
  '?q=a&b=<c>',
  '?a[]=1&b={2}',
  "?it's",
  '?u=https://www.a.example/',
  '#!/r/s',
  '?q=rope',
  '?sort=up|q:1',
  '?print=1&a*[b',
];

export const address = fc
  .tuple(
    fc.constantFrom('http', 'https'),
    fc.constantFrom(...HOSTS),
    fc.array(fc.oneof(fc.constantFrom(...SEGMENTS), fc.webSegment()), { maxLength: 3 }),
    fc.constantFrom('', '/'),
    fc.oneof(
      fc.constantFrom(...QUERIES),
      fc.webQueryParameters().map((query) => `?${query}`),
    ),
  )
  .map(([scheme, host, path, end, query]) =>
    canonicalUrl(`${scheme}://${host}/${path.join('/')}${end}${query}`),
  )
  .filter((url) => url !== null);

const member: fc.Arbitrary<Membership> = fc.record({
  url: address,
  opened: fc.boolean(),
  side: fc.constantFrom('in' as const, 'in' as const, 'out' as const),
  likelihood: fc.double({ min: 0, max: 1, noNaN: true }),
});

export const members = fc.uniqueArray(member, { selector: ({ url }) => url, maxLength: 10 });

export const hostileSite: fc.Arbitrary<SiteExport> = fc
  .record({ members, name: text, texts: fc.array(text, { minLength: 24, maxLength: 24 }) })
  .map(({ members, name, texts }) => siteOf(members, name, texts));

function siteOf(members: Membership[], name: string, texts: string[]): SiteExport {
  const opened = members.filter((one) => one.opened);
  const links: PageLink[] = opened.flatMap((from, i) =>
    members
      .filter((_, j) => (i + j) % 3 === 0)
      .map((to, j) => ({ from: from.url, to: to.url, times: j + 1, anchor: texts[(i + j) % 20] })),
  );
  return siteExport({
    name,
    madeAt: Date.UTC(2026, 0, 12, 9, 30),
    members,
    scope: scopeOf(members),
    labels: members.map(labelOf),
    keywords: texts.slice(20, 22),
    ownKeywords: texts.slice(22, 24),
    evidence: new Map(members.map((one, i) => [one.url, evidenceOf(one, i)])),
    notes: new Map(
      opened.map(({ url }, i) => [
        url,
        { title: texts[i], language: texts[i + 10], openedAt: i * 86_400_000 },
      ]),
    ),
    links,
    assets: [
      'https://cdn.example/a/b.css?v=1',
      'https://cdn.example/font',
      'http://10.0.0.1/x/y.png',
    ],
  });
}

const evidenceOf = ({ url, opened, side, likelihood }: Membership, i: number): Evidence => ({
  url,
  known: true,
  opened,
  side,
  likelihood,
  terms: [
    { kind: 'look', weight: i - 2.51234567, count: 0, of: 0, what: '' },
    { kind: 'address', weight: -0.00001, count: i, of: 9, what: url },
    { kind: 'link-place', weight: 1, count: 0, of: 0, what: 'navigation' },
    { kind: 'links-from-outside', weight: -1 - i, count: i + 1, of: 0, what: '' },
    { kind: 'directory-links', weight: 0.5, count: 0, of: i + 1, what: '' },
  ],
});

const labelOf = ({ url, side }: Membership, id: number): Label => ({
  id,
  site: url,
  side,
  ...TARGETS[id % TARGETS.length](new URL(url)),
  at: id * 86_400_000,
  withdrawnAt: id % 2 === 0 ? null : id * 86_400_000 + 1,
});

const TARGETS: ((url: URL) => Pick<Label, 'reach' | 'target'>)[] = [
  ({ href }) => ({ reach: 'url', target: href }),
  ({ href }) => ({ reach: 'prefix', target: href.slice(0, href.lastIndexOf('/') + 1) }),
  ({ host }) => ({ reach: 'host', target: host }),
];

/** Enough for the count that is asked of hostile input, from one seed. */
export const RUNS = { numRuns: 1000, seed: 61 };
