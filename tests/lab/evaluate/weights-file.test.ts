import { expect, it } from 'vitest';
import { likenessSource, signsSource } from '../../../lab/evaluate/weights-file.ts';
import { SIGNS } from '../../../lib/boundary/cut/signs.ts';
import { LIKENESS } from '../../../lib/boundary/sites/site-likeness.ts';

const learned = {
  likeness: Float64Array.from(LIKENESS, (_, i) => i + 0.12345),
  signs: Float64Array.from(SIGNS, (_, i) => -i),
};

it('names every weight, to a thousandth', () => {
  const source = likenessSource(learned);

  expect(source).toContain(`  ${LIKENESS[3]}: 3.123,\n`);
  expect(source.match(/^ {2}\w+: -?[\d.]+,$/gm)).toHaveLength(LIKENESS.length);
});

it('keeps ties and likelihood beside the signs', () => {
  const source = signsSource(learned, { directory: 0.2 }, { margins: [-1, 1], odds: [-0.25, 0.9] });

  expect(source).toContain(`  ${SIGNS[5]}: -5,\n`);
  expect(source).toContain('export const TIES = { directory: 0.2 };');
  expect(source).toContain('  margins: [-1, 1],\n  odds: [-0.25, 0.9],\n');
});
