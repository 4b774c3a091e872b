import { describe, expect, it } from 'vitest';
import { mailtoFeature } from '../../lib/harvest/mailto.ts';

describe('mailtoFeature', () => {
  it('is the domain and a short hash, equal for equal addresses', () => {
    const one = mailtoFeature('mailto:Ann.Lee@Example.org?subject=x&cc=bob@b.org');

    expect(one).toMatch(/^example\.org#[0-9a-v]{4}$/);
    expect(mailtoFeature(' MAILTO:ann.lee%40example.org')).toBe(one);
    expect(mailtoFeature('mailto:bob@example.org')).not.toBe(one);
    expect(one).not.toContain('ann');
  });

  it.each([
    'mailto:',
    'mailto:x',
    'mailto:@',
    'mailto:a@b',
    'http://a@b.org',
    `mailto:${'a'.repeat(1e6)}`,
    'mailto:a@b..c',
  ])('is nothing for %.20s', (href) => {
    expect(mailtoFeature(href)).toBe(null);
  });
});
