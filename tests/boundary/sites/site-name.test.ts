import { describe, expect, it } from 'vitest';
import { nameOf, type SitePlace } from '../../../lib/boundary/sites/site-name.ts';

const wholeHost: SitePlace = {
  directory: 'www.a.example/',
  hosts: ['www.a.example'],
  isWholeHost: true,
};
const part: SitePlace = {
  directory: 'www.a.example/~ann/',
  hosts: ['www.a.example'],
  isWholeHost: false,
};
const pages = (titles: string[], siteName = (_: number) => '') =>
  titles.map((title, i) => ({
    url: `https://www.a.example/${i}`,
    title,
    siteName: siteName(i),
    linked: 0,
  }));

describe('the name of a site', () => {
  it('is the one its pages give themselves', () => {
    expect(
      nameOf(
        pages(['A | X', 'B | X', 'C | X'], () => 'Museum'),
        part,
      ),
    ).toBe('Museum');
  });

  it('is not that of one page among many', () => {
    const named = pages(['A | Tides', 'B | Tides', 'C | Tides'], (i) => (i === 0 ? 'Guest' : ''));
    expect(nameOf(named, part)).toBe('Tides');
  });

  it.each([
    ['Opening hours | Museum of tides', 'Boats | Museum of tides'],
    ['Museum of tides - Boats', 'Museum of tides - Nets'],
    ['Museum of tides: boats', 'Museum of tides: nets'],
    ['Boats — Museum of tides', 'Nets — Museum of tides'],
    ['Museum of tides » Boats » Old', 'Museum of tides » Boats'],
  ])('is the part that %j and %j have in common', (...titles) => {
    const name = nameOf(pages(titles), part);
    expect(['Museum of tides', 'Boats']).toContain(name);
    expect(titles.every((title) => title.includes(name))).toBe(true);
  });

  it('is the title of the page with the shortest address where nothing is shared', () => {
    const list = [
      { url: 'https://www.a.example/~ann/far/away', title: 'Far', siteName: '', linked: 0 },
      { url: 'https://www.a.example/~ann/', title: 'Ann at home', siteName: '', linked: 0 },
      { url: 'https://www.a.example/~ann/x', title: 'Other', siteName: '', linked: 0 },
    ];
    expect(nameOf(list, part)).toBe('Ann at home');
    expect(nameOf([...list].reverse(), part)).toBe('Ann at home');
  });

  it.each([
    ['Tide records [1a00]', 'Tide records'],
    ['Tide records (1a00)', 'Tide records'],
    ['Tide records #1a00', 'Tide records'],
    ['Tide records [2b11]', 'Tide records [2b11]'],
    ['Tide records (revised)', 'Tide records (revised)'],
    ['[1a00]', '[1a00]'],
  ])('of a first page called %j is %j: the number in its address is no name', (title, name) => {
    const first = { url: 'https://www.a.example/view?id=1a00', title, siteName: '', linked: 9 };
    expect(nameOf([first, ...pages(['Herons', 'Terns'])], part)).toBe(name);
  });

  it('is the bare host only where the site is the host', () => {
    const untitled = pages(['', ' ']);
    const several: SitePlace = {
      directory: '',
      hosts: ['www.a.example', 'b.example', 'c.example'],
      isWholeHost: false,
    };
    expect(nameOf(untitled, wholeHost)).toBe('www.a.example');
    expect(nameOf(untitled, part)).toBe('www.a.example/~ann');
    expect(nameOf(untitled, several)).toBe('www.a.example and 2 more');
    expect(nameOf(untitled, { ...wholeHost, isWholeHost: false })).toBe('part of www.a.example');
  });

  it('is short and found in little work however many and long the titles are', () => {
    const long = Array.from({ length: 5_000 }, (_, i) => `${'x'.repeat(500)} ${i} | Museum`);
    expect(nameOf(pages(long), part)).toBe('Museum');
    expect(nameOf(pages(['y'.repeat(5_000)]), part).length).toBeLessThanOrEqual(80);
  });

  it('does not depend on the order of pages', () => {
    const tied = pages(['One | Two', 'Two | One', 'One | Two', 'Two | One']);
    expect(nameOf([...tied].reverse(), part)).toBe(nameOf(tied, part));
  });
});
