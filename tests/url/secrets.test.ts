import { describe, expect, it } from 'vitest';
import { canonicalUrl } from '../../lib/url/canonical-url.ts';
import { decodeAll } from '../../lib/url/percent.ts';
import { SECRET_ADDRESSES } from './secret-addresses.ts';
import { WHOLE_ADDRESSES } from './whole-addresses.ts';

const secrets = Object.entries(SECRET_ADDRESSES);
const whole = Object.entries(WHOLE_ADDRESSES);

describe('the table', () => {
  it('has more than a hundred and twenty of each', () => {
    expect(secrets.flatMap(([, addresses]) => addresses).length).toBeGreaterThanOrEqual(120);
    expect(whole.flatMap(([, addresses]) => addresses).length).toBeGreaterThanOrEqual(120);
  });
});

describe.each(secrets)('%s', (_, addresses) => {
  it.each(addresses)('%s', (marked) => {
    const address = marked.replace(/[«»]/g, '');
    const canonical = canonicalUrl(address);

    expect(canonical).not.toBeNull();
    expect(leaksOf(marked, canonical!)).toEqual([]);
    expect(canonicalUrl(canonical!)).toBe(canonical);
  });
});

describe.each(whole)('%s stay whole', (_, addresses) => {
  it.each(addresses)('%s', (address) => {
    expect(canonicalUrl(address)).toBe(address);
  });
});

/** The secrets that can still be read in the canonical address, as they are or behind escapes. */
function leaksOf(marked: string, canonical: string): string[] {
  const read = [canonical, decodeAll(canonical)!];
  return [...marked.matchAll(/«([^»]*)»/g)]
    .flatMap(([, secret]) => [secret, decodeAll(secret)!])
    .filter((secret) => read.some((text) => text.includes(secret)));
}
