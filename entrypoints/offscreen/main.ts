/** Chromium's page that nobody sees: the companion worker lives here, and work on files is done. */
import { houseCompanion } from '../../lib/background/companion-home.ts';
import type { Desk } from '../../lib/files/desk.ts';
import { deskLine } from '../../lib/files/desk-messages.ts';

houseCompanion(navigator.serviceWorker);

// The desk's code is large and rarely wanted: it is read when the first job comes.
const line = deskLine();
let desk: Promise<Desk> | null = null;
line.onmessage = async ({ data }) => {
  desk ??= import('./desk-here.ts').then(({ deskHere }) => deskHere(line));
  (await desk).hear(data);
};
