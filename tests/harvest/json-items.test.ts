import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonItems } from '../../lib/harvest/json-items.ts';

const PATH = ['log', 'entries'];

async function itemsOf(pieces: string[], longest = 1e6): Promise<(string | null)[]> {
  const items: (string | null)[] = [];
  for await (const item of jsonItems(pieces, PATH, longest)) items.push(item);
  return items;
}

/** Cut where chance says. */
const cutUp = (text: string, places: number[]): string[] => {
  const at = [...new Set(places.map((place) => place % (text.length + 1)))].sort((a, b) => a - b);
  return [0, ...at].map((from, i) => text.slice(from, at[i] ?? text.length));
};

/** Names that look like the path's, values with every sign that has a meaning in JSON. */
const tricky = fc.constantFrom('log', 'entries', '"', '\\', '\\"', '],', '{"log":{"entries":[1]}}');
const text = fc.oneof(tricky, fc.string({ unit: 'binary' }), fc.string());
const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 4 },
    text,
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.constantFrom(null, true, false, [], {}),
    fc.array(tie('any'), { maxLength: 4 }),
    fc.dictionary(text, tie('any'), { maxKeys: 4 }),
  ),
})).any;

describe('the entries of an archive', () => {
  it('are those that JSON.parse finds, wherever the text is cut, however laid out', async () => {
    const places = fc.array(fc.nat(), { maxLength: 12 });
    const around = fc.dictionary(text, value, { maxKeys: 3 });
    const space = fc.constantFrom(0, 1, '\t', '\r\n ');
    await fc.assert(
      fc.asyncProperty(
        ...[fc.array(value, { maxLength: 6 }), around, around, around, space, places],
        async (entries, first, within, last, layout, cuts) => {
          const { log: _, ...before } = first as Record<string, unknown>;
          const { log: __, ...after } = last as Record<string, unknown>;
          const { entries: ___, ...beside } = within as Record<string, unknown>;
          const whole = { ...before, log: { ...beside, entries, comment: 'x' }, ...after };
          const json = JSON.stringify(whole, null, layout as string);
          const found = await itemsOf(cutUp(json, cuts as number[]));

          expect(found.map((item) => JSON.parse(item!))).toEqual(JSON.parse(json).log.entries);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('are found by names that are written otherwise, and by no others', async () => {
    expect(await itemsOf(['{"\\u006cog":{"entr', 'ies":[1, [2] ]}}'])).toEqual(['1', '[2]']);
    for (const other of [
      '{"log":[{"entries":[1]}]}',
      '{"entries":[1]}',
      '{"log":{"x":{"entries":[1]}}}',
      '{"x":{"log":{"entries":[1]}}}',
      '{"log":{"entries":{"0":1}}}',
      '{"log":"entries","x":[1]}',
      '[["log",{"entries":[1]}]]',
      `{"log":{"entries${' '.repeat(300)}":[1]}}`,
      '',
      '}',
      ']}{"log":{"entries":[1]}}',
    ])
      await expect(itemsOf([other])).rejects.toMatchObject({ why: 'foreign' });
  });

  it('are given as null where one is too long, and the others are there', async () => {
    const long = `"${'x'.repeat(100)}"`;
    const json = `{"log":{"entries":[1,${long},2,[${long}],3]}}`;
    for (const step of [1, 7, 1000]) {
      const pieces = json.match(new RegExp(`.{1,${step}}`, 'g'))!;
      expect(await itemsOf(pieces, 50)).toEqual(['1', null, '2', null, '3']);
    }
  });

  it('are given as null where one would take too much memory', async () => {
    const json = `{"log":{"entries":[[${'{},'.repeat(100)}1],2]}}`;
    expect(await itemsOf([json], 1000)).toEqual([null, '2']);
  });

  it('of a text that ends too early are followed by an error', async () => {
    const json = '{"log":{"entries":[{"a":"\\"]"},2]}}';
    for (let length = 1; length < json.length; length++)
      await expect(itemsOf([json.slice(0, length)])).rejects.toMatchObject({ why: 'cut' });
  });
});
