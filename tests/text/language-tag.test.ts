import { describe, expect, it } from 'vitest';
import { primaryLanguage } from '../../lib/text/language-tag.ts';

describe('primaryLanguage', () => {
  it.each([
    ['pt-BR', 'pt'],
    ['zh_Hans', 'zh'],
    ['EN', 'en'],
    ['gsw', 'gsw'],
    ['english', ''],
    ['', ''],
    ['__proto__', ''],
  ])('of %j is %j', (tag, expected) => {
    expect(primaryLanguage(tag)).toBe(expected);
  });
});
