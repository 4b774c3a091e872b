import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Sha256 } from '../../lib/export/sha256.ts';
import { Sha256Sums } from '../../lib/export/sha256-sums.ts';

const trusted = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');

it('is SHA-256, however the bytes are parted', () => {
  const pieces = fc.array(fc.uint8Array({ maxLength: 200 }), { maxLength: 6 });
  fc.assert(
    fc.property(pieces, (parts) => {
      const sum = new Sha256();
      for (const part of parts) sum.add(part);

      expect(sum.hex()).toBe(trusted(Buffer.concat(parts)));
    }),
    { numRuns: 500, seed: 3 },
  );
});

it('pads every length', () => {
  for (let length = 0; length < 130; length++) {
    const bytes = new Uint8Array(length).fill(length);
    expect(new Sha256().add(bytes).hex()).toBe(trusted(bytes));
  }
});

it('sums files as they pass', async () => {
  const sums = new Sha256Sums();
  const file = { name: 'a-urls.txt', type: 'text/plain', pieces: ['é\n', 'b\n'] };

  const passed: Uint8Array[] = [];
  for await (const bytes of sums.summed(file)) passed.push(bytes);
  expect(Buffer.concat(passed).toString()).toBe('é\nb\n');
  expect(sums.count).toBe(1);
  expect(sums.text()).toBe(`${trusted('é\nb\n')}  a-urls.txt\n`);
});
