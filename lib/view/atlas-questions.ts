/** The questions and orders of the atlas, as calls that answer or throw a sentence. */
import type { KnownSite } from '../model/known-site.ts';
import type { Ruling } from '../model/ruling.ts';
import type { SiteMap } from '../model/site-map.ts';
import type { GivenName } from '../model/site-name.ts';
import { order } from './order.ts';
import { ask } from './site-questions.ts';

export const allSites = async (): Promise<KnownSite[]> =>
  (await ask({ type: 'sites' }, 'sites')).sites;

/** The site of each page; null for one that was not opened. */
export const sitesOf = async (pages: string[]): Promise<(number | null)[]> =>
  (await ask({ type: 'sites-of', pages }, 'sites-of')).sites;

/** The first words of each page's site; null while stored pages are still being read. */
export const wordsOf = async (pages: string[]): Promise<string[][] | null> =>
  (await ask({ type: 'site-words', pages }, 'site-words')).words;

export const mapAround = async (page: string): Promise<SiteMap> =>
  (await ask({ type: 'map', page }, 'map')).map;

export const namesOf = async (page: string): Promise<GivenName[]> =>
  (await ask({ type: 'name-history', page }, 'names')).names;

/** Names a site and returns the name's number. */
export const nameSite = async (page: string, name: string): Promise<number> =>
  (await ask({ type: 'name-site', page, name }, 'named')).id;

export const takeNamesBack = (ids: number[]) => ask({ type: 'withdraw-names', ids }, 'done');

/** The sites of two pages are one; returns the ruling's number. */
export const joinSites = async (page: string, other: string): Promise<number> =>
  (await ask({ type: 'join-sites', page, other }, 'ruled')).id;

/** All below a place is a site of its own; returns the ruling's number. */
export const partSite = async (page: string, place: string): Promise<number> =>
  (await ask({ type: 'part-site', page, place }, 'ruled')).id;

export const takeRulingBack = (id: number) => ask({ type: 'withdraw-ruling', id }, 'done');

export const rulingsOn = async (page: string): Promise<Ruling[]> =>
  (await ask({ type: 'rulings', page }, 'rulings')).rulings;

/** Forgets the site and returns how many pages went. */
export const forgetSite = async (page: string): Promise<number> =>
  (await ask({ type: 'forget-site', page }, 'done')).pages;

/** Starts verifying. How far it is, and what it came to, is told by its task. */
export const startVerifying = () => order({ type: 'verify' });

export const stopTask = (id: number) => ask({ type: 'cancel-task', id }, 'done');
