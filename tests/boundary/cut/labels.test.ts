import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activeLabels, labelOf, movedBy } from '../../../lib/boundary/cut/labels.ts';
import type { Membership, Side } from '../../../lib/model/boundary.ts';
import type { Label, NewLabel } from '../../../lib/model/label.ts';

const label = (side: Side, target: string, change: Partial<Label> = {}): Label => {
  const reach = !target.includes('://') ? 'host' : target.endsWith('/') ? 'prefix' : 'url';
  return { id: 1, site: 's', side, reach, target, at: 1, withdrawnAt: null, ...change };
};

describe('the label that decides', () => {
  const labels = [
    label('in', 'a.example'),
    label('out', 'https://a.example/x/'),
    label('in', 'https://a.example/x/y/'),
    label('out', 'https://a.example/x/y/z'),
    label('in', 'https://a.example/', { reach: 'url' }),
  ];

  it.each([
    ['https://a.example/', 'https://a.example/'],
    ['http://a.example/', 'a.example'],
    ['https://a.example/x', 'a.example'],
    ['http://a.example/x/', 'https://a.example/x/'],
    ['https://a.example/x/?to=/x/y/', 'https://a.example/x/'],
    ['https://a.example/x/y/', 'https://a.example/x/y/'],
    ['https://a.example/x/y/z', 'https://a.example/x/y/z'],
    ['https://a.example/x/y/z?page=2', 'https://a.example/x/y/'],
    ['https://b.a.example/', undefined],
    ['https://a.example:8080/', undefined],
  ])('%s is %s', (url, target) => {
    expect(labelOf(labels, url)?.target).toBe(target);
  });

  it('is the later of two with the same target, and none that was withdrawn', () => {
    const first = label('in', 'http://a.example/x/', { at: 1, id: 1 });
    const second = label('out', 'https://a.example/x/', { at: 2, id: 2 });
    const third = label('in', 'https://a.example/x/', { at: 2, id: 3 });

    expect(labelOf([third, first, second], 'https://a.example/x/')).toBe(third);
    expect(labelOf([second, first], 'https://a.example/x/')).toBe(second);
    expect(labelOf([first, { ...second, withdrawnAt: 3 }], 'https://a.example/x/')).toBe(first);
    expect(activeLabels([first, { ...second, withdrawnAt: 3 }])).toEqual([first]);
  });
});

const target = fc.constantFrom(
  ...[
    'a.example',
    'b.example',
    'https://a.example/x/',
    'http://a.example/x/',
    'https://a.example/x/y/',
  ],
  ...['https://a.example/x/y/z', 'http://b.example/x', 'https://b.example/x/'],
);
const side = fc.constantFrom<Side>('in', 'out');
const withdrawnAt = fc.option(fc.constant(9), { freq: 4 });
const labels = fc
  .array(fc.record({ side, target, at: fc.nat(5), withdrawnAt }), { maxLength: 12 })
  .map((all) => all.map(({ side, target, ...rest }, id) => label(side, target, { ...rest, id })));
const url = fc
  .tuple(
    fc.constantFrom('http', 'https'),
    fc.constantFrom('a', 'b'),
    fc.constantFrom('', 'x', 'x/', 'x/y/', 'x/y/z'),
  )
  .map(([scheme, host, path]) => `${scheme}://${host}.example/${path}`);

/** As the words say it: of all that reach, the most exact, then the latest. */
function slowly(all: Label[], address: string): Label | null {
  const schemeless = (text: string) => text.replace(/^https?:\/\//, '');
  const reaching = all.filter(({ reach, target: at, withdrawnAt }) => {
    if (withdrawnAt !== null) return false;
    if (reach === 'url') return at === address;
    return schemeless(address).startsWith(reach === 'host' ? `${at}/` : schemeless(at));
  });
  const exactness = (one: Label) =>
    one.reach === 'url' ? Number.POSITIVE_INFINITY : schemeless(one.target).length;
  const [best] = reaching.sort(
    (a, b) =>
      (exactness(b) === exactness(a) ? 0 : exactness(b) - exactness(a)) ||
      b.at - a.at ||
      b.id - a.id,
  );
  return best ?? null;
}

describe('labels', () => {
  it('decide as the words say, in whatever order they lie', () => {
    fc.assert(
      fc.property(labels, url, (all, address) => {
        expect(labelOf(all, address)).toBe(slowly(all, address));
        expect(labelOf(all.toReversed(), address)).toBe(slowly(all, address));
      }),
      { numRuns: 1000, seed: 61 },
    );
  });

  it('move exactly what they would then decide and what lies on the other side', () => {
    const members = fc.uniqueArray(
      fc.record({ url, side, opened: fc.boolean(), likelihood: fc.constant(0.5) }),
      { selector: (member) => member.url },
    );
    fc.assert(
      fc.property(labels, members, side, target, (all, known, to, at) => {
        const { id: _, ...candidate } = label(to, at, { at: 6 });
        const added = { ...candidate, id: 99 };
        const expected = known
          .filter((one) => one.side !== to && labelOf([...all, added], one.url) === added)
          .map((one) => one.url);

        expect(movedBy(known, all, candidate)).toEqual(
          to === 'in' ? { toIn: expected, toOut: [] } : { toIn: [], toOut: expected },
        );
      }),
      { numRuns: 300, seed: 62 },
    );
  });

  it('leave alone what a more exact label holds', () => {
    const known = ['', 'x/', 'x/1'].map(
      (path): Membership => ({
        url: `https://a.example/${path}`,
        side: 'in',
        opened: true,
        likelihood: 1,
      }),
    );
    const candidate: NewLabel = label('out', 'a.example');

    expect(movedBy(known, [label('in', 'https://a.example/x/')], candidate)).toEqual({
      toIn: [],
      toOut: ['https://a.example/'],
    });
  });
});
