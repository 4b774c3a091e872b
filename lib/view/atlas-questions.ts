/** The questions and orders of the atlas, as calls that answer or throw a sentence. */
import { order } from './order.ts';

export const allSites = async () => (await order({ type: 'sites' })).sites;

/** The site of each page; null for one that was not opened. */
export const sitesOf = async (pages: string[]) => (await order({ type: 'sites-of', pages })).sites;

/** The first words of each page's site; null while stored pages are still being read. */
export const askWords = async (pages: string[]) =>
  (await order({ type: 'site-words', pages })).words;

export const mapAround = async (page: string) => (await order({ type: 'map', page })).map;

export const namesOf = async (page: string) => (await order({ type: 'name-history', page })).names;

/** Names a site and returns the name's number. */
export const nameSite = async (page: string, name: string) =>
  (await order({ type: 'name-site', page, name })).id;

export const takeNamesBack = (ids: number[]) => order({ type: 'withdraw-names', ids });

/** The sites of two pages are one; returns the ruling's number. */
export const joinSites = async (page: string, other: string) =>
  (await order({ type: 'join-sites', page, other })).id;

/** All below a place is a site of its own; returns the ruling's number. */
export const partSite = async (page: string, place: string) =>
  (await order({ type: 'part-site', page, place })).id;

export const takeRulingBack = (id: number) => order({ type: 'withdraw-ruling', id });

export const rulingsOn = async (page: string) => (await order({ type: 'rulings', page })).rulings;

/** Forgets the site and returns how many pages went. */
export const forgetSite = async (page: string) =>
  (await order({ type: 'forget-site', page })).pages;

/** Starts verifying. How far it is, and what it came to, is told by its task. */
export const startVerifying = () => order({ type: 'verify' });

export const stopTask = (id: number) => order({ type: 'cancel-task', id });
