/**
 * Tells when there is something new to record in a document that stays: the address changed
 * without a load (single-page applications), the page came back from the back/forward cache, or
 * it changed much after it was harvested. Each is told once things are quiet, and never more often
 * than every `LONGEST` milliseconds, however fast the page changes.
 */
export interface PageWatch {
  /** The document shows another page now. */
  moved(): void;
  /** The same page has another title, or many more or fewer links, than when it was harvested. */
  changed(): void;
}

const QUIET = 400;
const LONGEST = 3000;
const LOOKS_BACK = [2500, 8000];

export function watchPage(window: Window, tell: PageWatch): { harvested(): void } {
  const { document } = window;
  let address = pageAddress(window.location.href);
  let then = { title: '', links: 0 };
  const looks: number[] = [];

  const moved = settled(window, () => {
    const now = pageAddress(window.location.href);
    if (now === address) return;
    address = now;
    tell.moved();
  });
  window.addEventListener('popstate', moved);
  window.addEventListener('hashchange', moved);
  window.addEventListener('visibilitychange', moved);
  (window as { navigation?: EventTarget }).navigation?.addEventListener('navigatesuccess', moved);
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) tell.moved();
  });

  const look = () => {
    const { title, links } = document;
    const change = Math.abs(links.length - then.links);
    if (title !== then.title || change >= then.links * 0.2 + 10) tell.changed();
  };
  return {
    harvested() {
      for (const timer of looks.splice(0)) window.clearTimeout(timer);
      then = { title: document.title, links: document.links.length };
      looks.push(...LOOKS_BACK.map((delay) => window.setTimeout(look, delay)));
    },
  };
}

/** An address without its place in the page; hash-bang routes are addresses of their own. */
export function pageAddress(href: string): string {
  const hash = href.indexOf('#');
  return hash < 0 || href.startsWith('#!', hash) ? href : href.slice(0, hash);
}

/** Calls `act` after `QUIET` ms without a further call, or `LONGEST` ms after the first. */
function settled(window: Window, act: () => void): () => void {
  let first = 0;
  let timer = 0;
  return () => {
    const now = Date.now();
    if (timer === 0) first = now;
    window.clearTimeout(timer);
    const left = Math.max(0, Math.min(QUIET, first + LONGEST - now));
    timer = window.setTimeout(() => {
      timer = 0;
      act();
    }, left);
  };
}
