/**
 * The built extension in a language that runs from right to left: English words in Hebrew letters,
 * so that a test can still tell them, and long enough to be a language.
 */
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Catalogue } from '../../../lib/model/catalogue.ts';
import { CHROME_BUILD } from './chromium.ts';

/** Returns the folder of the build, to be removed by whoever asked for it. */
export function mirroredBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ambit-mirrored-'));
  cpSync(CHROME_BUILD, folder, { recursive: true });
  const file = join(folder, '_locales/en/messages.json');
  const english: Catalogue = JSON.parse(readFileSync(file, 'utf8'));
  const mirrored = Object.entries(english).map(([name, { message }]) => [
    name,
    { message: OWN[name] ?? inHebrewLetters(message) },
  ]);
  writeFileSync(file, JSON.stringify(Object.fromEntries(mirrored)));
  return folder;
}

const OWN: Record<string, string> = { language: 'he', direction: 'rtl', name: 'Ambit' };
const FIRST = 'א'.charCodeAt(0);
const LETTERS = 27;

/** Letter by letter; what stands for a value stays. */
export const inHebrewLetters = (english: string): string =>
  english.replace(/[a-z]/gi, (letter) =>
    String.fromCharCode(FIRST + ((letter.toLowerCase().charCodeAt(0) - 97) % LETTERS)),
  );
