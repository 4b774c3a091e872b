import { describe, expect, it } from 'vitest';
import { parsePage } from '../../lib/evaluate/parse-page.ts';
import { UNPACED } from '../../lib/harvest/pace.ts';
import { hasPasswordField } from '../../lib/harvest/password-field.ts';

describe('hasPasswordField', () => {
  it.each([
    ['<input type=password>', true],
    ['<form><div><input type=" PassWord "></div></form>', true],
    ['<input type=text name=password>', false],
    ['<p>password', false],
    ['', false],
  ])('%s: %s', async (html, expected) => {
    expect(await hasPasswordField(parsePage(html), UNPACED)).toBe(expected);
  });

  it('lets the page work while it looks through many elements', async () => {
    let [time, pauses] = [0, 0];
    const yieldNow = async () => {
      pauses++;
    };
    const page = parsePage(`${'<input>'.repeat(100_000)}<input type=password>`);
    // The clock is asked after every 8,192 fields, four milliseconds later each time.
    expect(await hasPasswordField(page, { yieldNow, now: () => (time += 4) })).toBe(true);
    expect(pauses).toBeGreaterThan(2);
    pauses = 0;
    const small = parsePage(`${'<input>'.repeat(8000)}<input type=password>`);
    expect(await hasPasswordField(small, { yieldNow, now: () => (time += 9) })).toBe(true);
    expect(pauses).toBe(0);
  });
});
