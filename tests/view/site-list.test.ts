import { describe, expect, it } from 'vitest';
import type { KnownSite } from '../../lib/model/known-site.ts';
import { siteList } from '../../lib/view/site-list.ts';

const siteOf = (id: number, name: string, opened: number, lastSeen: number): KnownSite => ({
  id,
  page: `https://${id}.example/`,
  name,
  named: false,
  opened,
  hosts: [`${id}.example`],
  firstSeen: 0,
  lastSeen,
  days: [],
  boundary: null,
});
const all = [
  siteOf(1, 'Ärzte', 3, 5),
  siteOf(2, 'Zoo', 9, 1),
  siteOf(3, 'Museum of tides', 4, 9),
  siteOf(4, 'Alone', 1, 7),
];
const names = (filter: string, order: 'name' | 'pages' | 'last') =>
  siteList(all, filter, order, 'de').sites.map(({ name }) => name);

describe('the list of sites', () => {
  it('is in the order asked for, names as people sort them', () => {
    expect(names('', 'name')).toEqual(['Ärzte', 'Museum of tides', 'Zoo']);
    expect(names('', 'pages')).toEqual(['Zoo', 'Museum of tides', 'Ärzte']);
    expect(names('', 'last')).toEqual(['Museum of tides', 'Ärzte', 'Zoo']);
  });

  it('keeps sites of one page apart', () => {
    expect(siteList(all, '', 'name', 'en').singles.map(({ name }) => name)).toEqual(['Alone']);
  });

  it('has what has every word, in its name or among its hosts', () => {
    expect(names('TIDES mus', 'name')).toEqual(['Museum of tides']);
    expect(names('2.example', 'name')).toEqual(['Zoo']);
    expect(names('tides zoo', 'name')).toEqual([]);
  });
});
