/** Chromium's page that nobody sees: the companion worker lives here, and work on files is done. */
import { browser } from '../../lib/browser.ts';
import type { Desk } from '../../lib/view/files/desk.ts';
import { deskLine } from '../../lib/view/files/desk-words.ts';

const startCompanion = () => new Worker(browser.runtime.getURL('/companion-worker.js'));
let companion = startCompanion();

navigator.serviceWorker.addEventListener('message', ({ data, ports }) => {
  if (data === 'replace') {
    companion.terminate();
    companion = startCompanion();
    ports[0].postMessage('replaced');
  } else {
    companion.postMessage('connect', [...ports]);
  }
});
navigator.serviceWorker.startMessages();

// The desk's code is large and rarely wanted: it is read when the first wish comes.
const line = deskLine();
let desk: Promise<Desk> | null = null;
line.onmessage = async ({ data }) => {
  desk ??= import('./desk-here.ts').then(({ deskHere }) => deskHere(line));
  (await desk).hear(data);
};
