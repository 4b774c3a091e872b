/**
 * The script that runs in pages. Registered for `document_start`, so that its hold on the browser
 * API is older than anything the page can put in its place; it waits for the page before it works.
 */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { browser } from '../lib/browser.ts';
import { ASK_RECORDING, RESUMED } from '../lib/messages.ts';
import { Recorder } from '../lib/recorder/recorder.ts';

/** Marks the isolated world that already has a recorder; the page cannot see or set it. */
const HERE = Symbol.for('ambit.recorder');
/** Set just before, by a background that was updated under this page. */
const OPEN_BEFORE = Symbol.for(RESUMED);

export default defineUnlistedScript(() => {
  const world = globalThis as { [HERE]?: Recorder; [OPEN_BEFORE]?: boolean };
  const resumed = world[OPEN_BEFORE] === true;
  delete world[OPEN_BEFORE];
  if (world[HERE] !== undefined) return resumed ? undefined : world[HERE].restart();
  if (window !== window.top) return;

  const recorder = new Recorder(
    window,
    {
      send: (message) => browser.runtime.sendMessage(message),
      isOpen: () => browser.runtime?.id !== undefined, // gone once the extension was updated
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    },
    newVisit,
    nextTask,
  );
  world[HERE] = recorder;
  browser.runtime.onMessage.addListener((message: unknown) =>
    isQuestion(message) ? Promise.resolve(recorder.recording) : undefined,
  );
  whenShown(() => whenReady(() => (resumed ? recorder.resume() : recorder.start())));
});

function isQuestion(message: unknown): boolean {
  return (message as { type?: unknown } | null)?.type === ASK_RECORDING.type;
}

/** 128 random bits. `crypto.randomUUID` is not there on pages without TLS. */
function newVisit(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Lets the page work in between. A port, since timers are slowed in hidden tabs. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** A prerendered page that is never shown was never opened. */
function whenShown(act: () => void): void {
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', act, { once: true });
  } else act();
}

function whenReady(act: () => void): void {
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', () => setTimeout(act, 0), { once: true });
  } else act();
}
