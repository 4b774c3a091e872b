/**
 * The script that runs in pages. Registered for `document_start`, so that its hold on the browser
 * API is older than anything the page can put in its place; it waits for the page before it works.
 */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { browser } from '../lib/browser.ts';
import { recordHere } from '../lib/recorder/record-here.ts';

export default defineUnlistedScript(() =>
  recordHere(
    {
      send: (message) => browser.runtime.sendMessage(message),
      isOpen: () => browser.runtime?.id !== undefined, // gone once the extension was updated
    },
    (answer) => browser.runtime.onMessage.addListener(answer),
  ),
);
