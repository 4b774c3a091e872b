/**
 * Tells when a document that was recorded is to be looked at again, for signs that it is a person's
 * own: soon after it changed, in open shadow roots too, and now and then, because a shadow root is
 * attached without a change that others hear of. A page may change without end: it is told of the
 * first change only, and then not listened to before the next look, so that what looking takes
 * stays a small part of the time.
 */
import { asksForPassword } from '../harvest/private-signs.ts';

export interface SignsLooked {
  /** The shadow roots it found. */
  roots: Node[];
  /** Milliseconds, without those for which it had to wait until its turn came. */
  took: number;
}

export interface SignsWatch {
  /** Looks; null when nothing is left to look for. */
  look(): Promise<SignsLooked | null>;
  /** A field for a secret has the focus. */
  secret(): void;
}

/** After a change, so that what comes together is seen together. */
const QUIET = 400;
const SHORTEST_REST = 1000;
const LONGEST_REST = 30_000;
/** A look is followed by a rest so many times as long. */
const REST = 20;
const BEAT = 10_000;
/**
 * Not when the page is compared with what was harvested (watch-page.ts): both go through all of it.
 */
const FIRST = 1500;

const CHANGES: MutationObserverInit = {
  subtree: true,
  childList: true,
  characterData: true,
  attributes: true,
  attributeFilter: [
    'type',
    'autocomplete',
    'href',
    'action',
    'value',
    'aria-label',
    'title',
    'role',
  ],
};

export function watchSigns(window: Window & typeof globalThis, tell: SignsWatch) {
  const { document, performance } = window;
  let roots: Node[] = [];
  let timer = 0;
  let beat = 0;
  let restUntil = 0;
  let watching = false;
  let looking = false;
  let changed = false;
  const observer = new window.MutationObserver(() => {
    observer.disconnect();
    soon(QUIET);
  });
  const listen = () => {
    for (const root of [document, ...roots]) observer.observe(root, CHANGES);
  };
  const soon = (ms: number) => {
    changed ||= looking; // one look at a time
    if (looking) return;
    const wait = Math.max(ms, restUntil - performance.now());
    if (timer === 0) timer = window.setTimeout(look, wait);
  };
  const look = async () => {
    timer = 0;
    window.clearTimeout(beat);
    if (!watching) return;
    listen(); // before, so that what changes meanwhile is heard
    looking = true;
    changed = false;
    const found = await tell.look();
    looking = false;
    if (found === null) return stop();
    roots = found.roots;
    listen();
    const rest = Math.min(LONGEST_REST, Math.max(SHORTEST_REST, REST * found.took));
    restUntil = performance.now() + rest;
    beat = window.setTimeout(() => document.visibilityState === 'visible' && soon(0), BEAT);
    if (changed) soon(QUIET);
  };
  const stop = () => {
    watching = false;
    observer.disconnect();
  };
  window.addEventListener('visibilitychange', () => watching && soon(0));
  for (const event of ['focusin', 'input']) {
    const told = (happened: Event) => watching && isSecret(window, happened) && tell.secret();
    window.addEventListener(event, told, { capture: true, passive: true });
  }
  return {
    start() {
      watching = true;
      listen();
      soon(FIRST);
    },
    stop,
  };
}

/** The field itself, in an open shadow root too. */
function isSecret(window: Window & typeof globalThis, event: Event): boolean {
  const [field] = event.composedPath();
  if (!(field instanceof window.HTMLInputElement)) return false;
  const attribute = (element: Element, name: string) =>
    window.Element.prototype.getAttribute.call(element, name) ?? '';
  return asksForPassword({ attribute }, field);
}
