/** The companion's home in Chromium, as the page is that nobody sees; see `offscreen-host.ts`. */
import { browser } from '../browser.ts';

export function houseCompanion(background: ServiceWorkerContainer): void {
  let companion = startCompanion();
  background.addEventListener('message', ({ data, ports }) => {
    if (data === 'replace') {
      companion.terminate();
      companion = startCompanion();
      ports[0].postMessage('replaced');
    } else {
      companion.postMessage('connect', [...ports]);
    }
  });
  background.startMessages();
}

const startCompanion = () => new Worker(browser.runtime.getURL('/companion-worker.js'));
