import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { harvestHtml } from './harvest-html.ts';

const folder = new URL('../fixtures/pages/', import.meta.url);
const pages = readFileSync(new URL('README.md', folder), 'utf8').matchAll(
  /^\| `(\S+)\.html` \| \S+ \| (\S+) /gm,
);

describe('saved pages', () => {
  it.each([...pages].map(([, name, url]) => [name, url]))('%s', async (name, url) => {
    const html = readFileSync(new URL(`${name}.html`, folder), 'utf8');
    const expected = JSON.parse(readFileSync(new URL(`${name}.record.json`, folder), 'utf8'));

    expect(await harvestHtml(html, { url })).toEqual(expected);
  });
});
