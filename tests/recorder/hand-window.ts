/** A window whose clock is turned by hand, for a recorder that reads a parsed page in it. */
import { parsePage } from '../../lab/evaluate/parse-page.ts';
import { HandClock } from '../hand-clock.ts';

export function handWindow(html: string) {
  const clock = new HandClock();
  const heard = new EventTarget();
  const watching = new Set<() => void>();
  const timers = new Map<number, () => void>();
  const document = Object.assign(parsePage(html), {
    title: 'Page',
    links: [],
    visibilityState: 'visible',
  });
  const { constructor: ParsedElement } = document.createElement('input');
  let timer = 0;
  const window = {
    document,
    location: { href: 'http://site.example/' },
    performance: { now: clock.now, timeOrigin: 0, getEntriesByType: () => [] },
    HTMLInputElement: ParsedElement,
    Element: ParsedElement,
    MutationObserver: class {
      constructor(private readonly told: () => void) {}
      observe = () => watching.add(this.told);
      disconnect = () => watching.delete(this.told);
    },
    setTimeout(act: () => void, ms: number) {
      timers.set(++timer, clock.after(ms, act));
      return timer;
    },
    clearTimeout: (id: number) => timers.get(id)?.(),
    addEventListener: heard.addEventListener.bind(heard),
  };
  return {
    window: window as unknown as Window & typeof globalThis,
    now: clock.now,
    /** Half a second at a time; what was begun in it is done before the next. */
    async turn(ms: number) {
      await allDone();
      for (let left = ms; left > 0; left -= 500) {
        clock.turn(Math.min(500, left));
        await allDone();
      }
    },
    /** The person types into a field of the page. */
    type(field: Element) {
      heard.dispatchEvent(Object.assign(new Event('input'), { composedPath: () => [field] }));
    },
    /** The page puts the fields of `html` in at its end. */
    put(html: string) {
      const [body] = document.getElementsByTagName('body');
      for (const field of parsePage(html).getElementsByTagName('input')) body.append(field);
      for (const told of [...watching]) told();
    },
  };
}

const allDone = async () => {
  for (let i = 0; i < 5; i++) await new Promise((resolve) => setImmediate(resolve));
};
