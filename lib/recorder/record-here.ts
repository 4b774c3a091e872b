/** Puts a recorder into the page, once, and sets it to work when the page is shown and ready. */
import { ASK_RECORDING, RESUMED } from '../messages.ts';
import type { Line } from './deliver.ts';
import { Recorder } from './recorder.ts';

/** Marks the isolated world that already has a recorder; the page cannot see or set it. */
const HERE = Symbol.for('ambit.recorder');
/** Set just before, by a background that was updated under this page. */
const OPEN_BEFORE = Symbol.for(RESUMED);

/** `onQuestion` hands on what the extension says to this page; an answer of `undefined` is none. */
export function recordHere(
  line: Omit<Line, 'wait'>,
  onQuestion: (answer: (message: unknown) => Promise<unknown> | undefined) => void,
): void {
  const world = globalThis as { [HERE]?: Recorder; [OPEN_BEFORE]?: boolean };
  const resumed = world[OPEN_BEFORE] === true;
  delete world[OPEN_BEFORE];
  if (world[HERE] !== undefined) {
    if (!resumed) world[HERE].restart();
    return;
  }
  if (window !== window.top) return;

  const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  const recorder = new Recorder(window, { ...line, wait }, newVisit, nextTask);
  world[HERE] = recorder;
  onQuestion((message) => (isQuestion(message) ? Promise.resolve(recorder.recording) : undefined));
  whenShown(() => whenReady(() => (resumed ? recorder.resume() : recorder.start())));
}

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
