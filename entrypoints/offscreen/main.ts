/** Holds the companion worker in Chromium and passes on the ports that the background sends. */
import { browser } from '../../lib/browser.ts';

const worker = new Worker(browser.runtime.getURL('/companion-worker.js'));

navigator.serviceWorker.addEventListener('message', (event) => {
  worker.postMessage('connect', [...event.ports]);
});
navigator.serviceWorker.startMessages();
