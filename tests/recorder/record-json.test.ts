import { expect, it } from 'vitest';
import { paced, SLICE, UNPACED } from '../../lib/pace/breathing.ts';
import { recordJson } from '../../lib/recorder/record-json.ts';
import { recordOf } from '../records.ts';

it.each([0, 1, 499, 500, 501, 1203])('writes a record of %i links as JSON would', async (count) => {
  const targets = Array.from({ length: count }, (_, n) => `https://b.example/${n}"\\\u2028`);
  const record = recordOf('https://a.example/', targets, 'Zurück ↩ \ud800 "]}');
  expect(await paced(recordJson(record), SLICE.page, UNPACED)).toBe(JSON.stringify(record));
});

it('in steps', () => {
  const targets = Array.from({ length: 5000 }, (_, n) => `https://b.example/${n}`);
  expect([...recordJson(recordOf('https://a.example/', targets))].length).toBeGreaterThan(10);
});
