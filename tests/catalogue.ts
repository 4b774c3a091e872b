/** The catalogues of `public/_locales`, for tests without a browser. */
import { readFileSync } from 'node:fs';
import { type Catalogue, messagesOf } from '../lib/model/catalogue.ts';

export const catalogue = (language: string): Catalogue =>
  JSON.parse(readFileSync(`public/_locales/${language}/messages.json`, 'utf8'));

export const messagesIn = (language: string) => messagesOf(catalogue(language));
