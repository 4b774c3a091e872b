/** Reads a catalogue of `public/_locales` the way browsers do, for tests without one. */
import { readFileSync } from 'node:fs';

export type Catalogue = Record<string, { message: string }>;

export const catalogue = (language: string): Catalogue =>
  JSON.parse(readFileSync(`public/_locales/${language}/messages.json`, 'utf8'));

/** `getMessage` of a browser in this language: unknown names are empty, `$$` is a dollar sign. */
export function messagesIn(language: string) {
  const messages = catalogue(language);
  return (name: string, values: string | string[] = []): string =>
    (messages[name]?.message ?? '').replace(/\$(\$|[1-9])/g, (_, what) =>
      what === '$' ? '$' : ([values].flat()[Number(what) - 1] ?? ''),
    );
}
