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
    const page = parsePage(`${'<input><p>x</p>'.repeat(5000)}<input type=password>`);
    // The clock is asked after every 256 fields, one millisecond later each time.
    expect(await hasPasswordField(page, { yieldNow, now: () => time++ })).toBe(true);
    expect(pauses).toBe(2);
  });
});
