import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProjectEntry, ProjectHead } from '../../../lib/export/project/project.ts';
import { readProject } from '../../../lib/export/project/read-project.ts';
import { writeProject } from '../../../lib/export/project/write-project.ts';
import { Sha256 } from '../../../lib/export/sha256.ts';
import { recordOf } from '../../records.ts';
import { address, hostileSite, text } from '../hostile-sites.ts';

const gathered = async <T>(items: AsyncIterable<T>): Promise<T[]> => {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
};
const whole = async (head: ProjectHead, entries: ProjectEntry[]) =>
  (await gathered(writeProject(head, entries))).join('');

const head = fc.record({
  name: text,
  madeAt: fc.nat(),
  algorithm: fc.nat(99),
  parameters: fc.constant({ visits: 3, mode: 'everywhere', full: false }),
});
const page = fc
  .tuple(address, fc.array(address, { maxLength: 4 }), text, fc.nat(), fc.nat(9))
  .map(([url, links, title, at, revision]) => ({
    page: {
      visits: [{ visit: at.toString(16).padStart(32, '0'), revision, at }],
      record: recordOf(url, links, title),
    },
  }));
const ofSite = hostileSite.map(({ members, scope, evidence }): ProjectEntry[] => [
  { scope },
  ...members.map((one) => ({ address: one })),
  ...[...evidence.values()].map((one) => ({ evidence: one })),
  ...members.map(({ url, side }, id) => ({
    label: {
      id,
      site: url,
      side,
      reach: 'url' as const,
      target: url,
      at: id,
      withdrawnAt: id % 2 ? 9 : null,
    },
  })),
]);
const dates = fc.record({ at: fc.nat(), withdrawnAt: fc.option(fc.nat()) });
const short = text.map((any) => `x${any}`.slice(0, 80));
const said = fc
  .tuple(address, address, short, text, dates, fc.boolean())
  .map(([one, other, name, tree, dated, inUse]): ProjectEntry[] => [
    { ruling: { kind: 'together', one, other, ...dated } },
    { ruling: { kind: 'apart', one, place: other, ...dated } },
    { name: { page: one, name, ...dated } },
    { topics: { name, text: tree, inUse } },
  ]);
const entries = fc
  .tuple(ofSite, said, fc.array(page, { maxLength: 4 }))
  .map(([site, words, pages]): ProjectEntry[] => [...site, ...words, ...pages]);

describe('a project', () => {
  it('is read exactly as it was written, however its text is cut into pieces', async () => {
    await fc.assert(
      fc.asyncProperty(
        head,
        entries,
        fc.integer({ min: 1, max: 300 }),
        async (first, rest, size) => {
          const file = await whole(first, rest);
          const pieces = Array.from({ length: Math.ceil(file.length / size) }, (_, i) =>
            file.slice(i * size, (i + 1) * size),
          );

          expect(await gathered(readProject(pieces))).toEqual([{ head: first }, ...rest]);
        },
      ),
      { numRuns: 1000, seed: 71 },
    );
  });

  const HEAD: ProjectHead = { name: 'Marsh', madeAt: 1, algorithm: 2, parameters: {} };
  const [some] = fc.sample(entries, { numRuns: 1, seed: 3 });

  it('is read when it is of version 1, which gave no dates to names and rulings', async () => {
    const name = { page: 'https://a.example/', name: 'A' };
    const undated = { at: 0, withdrawnAt: null };
    const file = (await sealed({ name })).replace('"version":2', '"version":1');

    expect(await gathered(readProject([resealed(file)]))).toEqual([
      { head: HEAD },
      { name: { ...name, ...undated } },
    ]);
  });

  it('is refused when any character of it is another', async () => {
    const file = await whole(HEAD, some);
    await fc.assert(
      fc.asyncProperty(fc.nat(file.length - 2), async (at) => {
        const other = file[at] === '7' ? '8' : '7';
        const changed = file.slice(0, at) + other + file.slice(at + 1);

        await expect(gathered(readProject([changed]))).rejects.toThrow(/^This (file|project|is)/);
      }),
      { numRuns: 300, seed: 72 },
    );
  });

  it.each([
    ['nothing', async () => '', 'This file is empty.'],
    ['another format', async () => '<html>\n', 'This is not a project file of Ambit.'],
    ['other JSON', async () => '{"a":1}\n', 'This is not a project file of Ambit.'],
    [
      'a missing end',
      async () => (await whole(HEAD, some)).replace(/\n.*\n$/, '\n'),
      'This file is damaged: its end is missing.',
    ],
    [
      'something after its end',
      async () => `${await whole(HEAD, [])}{}\n`,
      'This file is damaged: line 3 cannot be read.',
    ],
    [
      'a newer version',
      async () => (await whole(HEAD, [])).replace('"version":2', '"version":3'),
      'This project was saved by a newer version of Ambit. Update Ambit to open it.',
    ],
    [
      'a record that is none',
      () => sealed({ page: { visits: [], record: { url: 'https://a.example/' } } }),
      'This file is damaged: line 2 cannot be read.',
    ],
    [
      'an address that is none of the web',
      () =>
        sealed({
          address: { url: 'javascript:alert(1)', opened: true, side: 'in', likelihood: 1 },
        }),
      'This file is damaged: line 2 cannot be read.',
    ],
    [
      'a likelihood above one',
      () =>
        sealed({ address: { url: 'https://a.example/', opened: true, side: 'in', likelihood: 2 } }),
      'This file is damaged: line 2 cannot be read.',
    ],
  ])('is refused with %s', async (_, file, sentence) => {
    await expect(gathered(readProject([await file()]))).rejects.toThrow(sentence);
  });

  it('of an earlier time is read without the secrets that were kept then', async () => {
    const keyed = 'https://a.example/?token=secret';
    const record = recordOf(keyed, [keyed, 'https://b.example/'], 'A page');
    record.features.images = [keyed];
    const visits = [{ visit: '0'.repeat(32), revision: 0, at: 1 }];
    const known = { url: keyed, opened: true, side: 'in', likelihood: 1 } as const;
    const read = await gathered(
      readProject([await whole(HEAD, [{ address: known }, { page: { visits, record } }])]),
    );

    expect(JSON.stringify(read)).not.toContain('secret');
    expect(read).toMatchObject([
      { head: HEAD },
      { address: { url: 'https://a.example/?token=~redacted~' } },
      { page: { record: { url: 'https://a.example/?token=~redacted~', links: [{}, {}] } } },
    ]);
  });

  it('is refused where a line would take more memory than a file should', async () => {
    const [head] = (await whole(HEAD, [])).split('\n', 1);
    for (const thing of ['{},', '[],'])
      await expect(
        gathered(readProject([`${head}\n{"page":[${thing.repeat(1_000_001)}0]}\n`])),
      ).rejects.toThrow('This file is too large.');
  });

  it('is refused when it is too large, before it is gathered', async () => {
    let made = 0;
    function* endless() {
      for (;;) {
        made++;
        yield 'x'.repeat(1024 * 1024);
      }
    }

    await expect(gathered(readProject(endless()))).rejects.toThrow('This file is too large.');
    expect(made).toBeLessThan(30);
    await expect(gathered(readProject([await whole(HEAD, some)], 100))).rejects.toThrow(
      'too large',
    );
  });

  /** A file whose checksum fits, by somebody who knows how. */
  async function sealed(entry: object): Promise<string> {
    const [first] = (await whole(HEAD, [])).split('\n');
    return resealed(`${first}\n${JSON.stringify(entry)}\n{}\n`);
  }

  /** The same with another end. */
  function resealed(file: string): string {
    const lines = file.replace(/[^\n]*\n$/, '');
    const entries = lines.split('\n').length - 2;
    const sum = new Sha256().add(new TextEncoder().encode(lines));
    return `${lines}${JSON.stringify({ end: { entries, sha256: sum.hex() } })}\n`;
  }
});
