/**
 * Small webs for properties of the boundary: few hosts, directories and looks, so that pages
 * meet at the same address, link to themselves, stand in each other's directories and speak of
 * hosts that nobody opens; and changes to them, removals included, so that numbers of addresses
 * are used again.
 */
import fc from 'fast-check';
import { type LabelRule, labelRule } from '../../lib/boundary/cut/label-rule.ts';
import type { SiteBoundary } from '../../lib/boundary/cut/site-boundary.ts';
import { arrivalOf, type PageSketch } from '../../lib/boundary/known/page-sketch.ts';
import { KnownWeb } from '../../lib/boundary/known-web.ts';
import { learnedRule } from '../../lib/boundary/sites/learned-rule.ts';
import { LIKENESS } from '../../lib/boundary/sites/site-likeness.ts';
import type { UniteRule } from '../../lib/boundary/sites/sites.ts';
import type { Label } from '../../lib/model/label.ts';
import { LINK_PLACES, type PageRecord } from '../../lib/model/page-record.ts';
import { recordOf } from '../records.ts';

const HOSTS = ['a.example', 'www.a.example', 'b.example:8080', 'shared.test', 'c.shared.test'];
const DIRECTORIES = ['', 'x/', 'x/y/', 'z/', 'x/y/deep/'];

const addressOn = (hosts: string[]) =>
  fc
    .tuple(fc.constantFrom(...hosts), fc.constantFrom(...DIRECTORIES), fc.nat(3))
    .map(([host, directory, leaf]) => `https://${host}/${directory}${leaf === 0 ? '' : leaf}`);

export const change = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('add' as const),
      url: addressOn(HOSTS),
      targets: fc.array(addressOn([...HOSTS, 'never.test', 'www.never.test']), { maxLength: 9 }),
      linksSelf: fc.boolean(),
      style: fc.nat(2),
      title: fc.constantFrom<string[]>('Museum', 'Museum of tides', 'Shop', 'Shop: nets', ''),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('back' as const) }) },
);
export type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;
export const changes = fc.array(change, { minLength: 1, maxLength: 22 });

/** Two settled sites and one that spans hosts, so that what comes after is weighed, not rebuilt. */
export const settledBase: Change[] = Array.from({ length: 36 }, (_, i) => {
  const kind = i % 3;
  const host = kind === 0 ? HOSTS[0] : kind === 1 ? HOSTS[3] : HOSTS[i % 2 === 0 ? 2 : 4];
  const directory = kind === 1 ? 'x/' : DIRECTORIES[i % 4];
  const near = (n: number) => `https://${host}/${kind === 1 ? 'x/' : DIRECTORIES[n % 4]}p${n % 13}`;
  return {
    kind: 'add',
    url: `https://${host}/${directory}p${i}`,
    targets: [near(i + 1), near(i + 3), `https://${host}/`, near(i + 5), near(i + 1), near(2 * i)],
    linksSelf: i % 4 === 0,
    style: kind,
    title: ['Museum', 'Shop', 'Museum of tides'][kind],
  };
});

/** The learned rule, and rules drawn by lot: what holds must hold whatever was learned. */
export const rules: fc.Arbitrary<UniteRule> = fc.oneof(
  fc.constant(learnedRule),
  fc
    .array(fc.integer({ min: -3, max: 4 }), {
      minLength: LIKENESS.length,
      maxLength: LIKENESS.length,
    })
    .map(
      (weights): UniteRule =>
        (values) => {
          let odds = 0;
          for (let i = 0; i < values.length; i++) odds += weights[i] * values[i];
          return odds - 4;
        },
    ),
);

/** Some hosts and addresses are said to be in or out. */
export const labels: fc.Arbitrary<LabelRule> = fc
  .array(
    fc.record({
      side: fc.constantFrom('in' as const, 'out' as const),
      reach: fc.constantFrom('url' as const, 'prefix' as const, 'host' as const),
      address: addressOn(HOSTS),
    }),
    { maxLength: 5 },
  )
  .map((said) =>
    labelRule(said.map(({ side, reach, address }, i) => labelOn(i, side, reach, address))),
  );

export function labelOn(
  id: number,
  side: Label['side'],
  reach: Label['reach'],
  url: string,
): Label {
  const { host, pathname, origin } = new URL(url);
  const directory = origin + pathname.slice(0, pathname.lastIndexOf('/') + 1);
  const target = { url, prefix: directory, host }[reach];
  return { id, site: '', side, reach, target, at: id, withdrawnAt: null };
}

export function applyChange(web: KnownWeb, step: Change, seq: number): void {
  if (step.kind === 'add') web.add(seq, arriving(recordOfChange(step)));
  else if (web.graph.pageCount > 0) web.takeBack();
}

export function webOf(steps: readonly Change[], rule?: UniteRule, growFrom?: number): KnownWeb {
  const web = new KnownWeb(rule, growFrom);
  steps.forEach((step, i) => {
    applyChange(web, step, i + 1);
  });
  return web;
}

export const arriving = arrivalOf;

/** The page as the graph keeps it, each target once. */
export function sketchKept(step: Change): PageSketch {
  if (step.kind === 'back') throw new Error('What is taken back has no sketch.');
  const record = recordOfChange(step);
  const links = new Map(record.links.toReversed().map((link) => [link.to, link]));
  record.links = record.links.filter((link) => links.get(link.to) === link);
  return arrivalOf(record).sketch;
}

function recordOfChange(step: Change & { kind: 'add' }): PageRecord {
  const targets = step.linksSelf ? [...step.targets, step.url] : step.targets;
  const record = recordOf(step.url, targets, step.title);
  record.links.forEach((link, i) => {
    link.place = LINK_PLACES[(i * 5 + step.style) % LINK_PLACES.length];
  });
  record.features.resources = [`https://${HOSTS[step.style]}/style.css`];
  return record;
}

export function driven<T>(steps: Generator<void, T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value as T;
  }
}

/** Every concerned address with its side, odds and margin, by address. */
export function told(web: KnownWeb, boundary: SiteBoundary): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const address of boundary.concerned) {
    found[web.graph.urlOf(address)] = [
      boundary.isIn(address),
      boundary.odds(address),
      boundary.margin(address),
    ];
  }
  return found;
}

/** Pages by site, as the sites themselves tell it. */
export function placement(web: KnownWeb): Record<number, number[]> {
  return Object.fromEntries(
    web.sites.ids.map((id) => [id, [...web.sites.site(id)!.pages].sort((a, b) => a - b)]),
  );
}
