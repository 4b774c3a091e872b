import { describe, expect, it } from 'vitest';
import { parsePage } from '../../lib/evaluate/parse-page.ts';
import { hasPasswordField } from '../../lib/harvest/password-field.ts';

describe('hasPasswordField', () => {
  it.each([
    ['<input type=password>', true],
    ['<form><div><input type=" PassWord "></div></form>', true],
    ['<input type=text name=password>', false],
    ['<p>password', false],
    ['', false],
  ])('%s: %s', (html, expected) => {
    expect(hasPasswordField(parsePage(html))).toBe(expected);
  });
});
