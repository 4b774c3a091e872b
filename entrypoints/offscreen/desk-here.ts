/** The desk in the offscreen document, to which Chromium lends no words. */
import { browser } from '../../lib/browser.ts';
import { type Desk, openDesk } from '../../lib/files/desk.ts';
import { speakFrom } from '../../lib/say.ts';
import { Database } from '../../lib/store/database.ts';
import { mapChance } from '../../lib/view/map-chance.ts';

export const deskHere = (line: BroadcastChannel): Desk =>
  openDesk(line, { db: new Database(), document, speak, now: Date.now, random: mapChance });

async function speak(language: string): Promise<void> {
  const catalogue = browser.runtime.getURL(`/_locales/${language}/messages.json` as '/');
  speakFrom(await (await fetch(catalogue)).json());
}
