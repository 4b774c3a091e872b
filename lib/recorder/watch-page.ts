/**
 * Tells when there is something new to record in a document that stays: the address changed
 * without a load (single-page applications), the page came back from the back/forward cache, or
 * it grew much after it was harvested. Each is told once things are quiet, and never more often
 * than every `longest` milliseconds, however fast the page changes.
 */
export interface PageWatch {
  /** The document shows another page now. */
  moved(): void;
  /** The same page has many more links than when it was harvested. */
  grew(): void;
}

const QUIET = 400;
const LONGEST = 3000;
const LOOKS_BACK = [2500, 8000];

export function watchPage(window: Window, tell: PageWatch): { harvested(): void } {
  let address = window.location.href;
  let linksThen = 0;
  const looks: number[] = [];

  const moved = settled(window, () => {
    if (window.location.href === address) return;
    address = window.location.href;
    tell.moved();
  });
  window.addEventListener('popstate', moved);
  window.addEventListener('hashchange', moved);
  window.addEventListener('visibilitychange', moved);
  (window as { navigation?: EventTarget }).navigation?.addEventListener('navigatesuccess', moved);
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) tell.moved();
  });

  return {
    harvested() {
      for (const look of looks.splice(0)) window.clearTimeout(look);
      linksThen = window.document.links.length;
      const compare = () => {
        const now = window.document.links.length;
        if (now >= linksThen * 1.2 + 10) tell.grew();
      };
      looks.push(...LOOKS_BACK.map((delay) => window.setTimeout(compare, delay)));
    },
  };
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
