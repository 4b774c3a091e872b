/**
 * How the server answered for the page in a window, as the browser tells every page about itself;
 * no request of ours. It holds for the address that was recorded first, the document's own, and not
 * for those it moves to without a load.
 */
import { pageAddress } from './watch-page.ts';

export class AnswerStatus {
  #at: string | null = null;

  constructor(private readonly window: Window) {}

  /** The document was loaded at the address it shows now. */
  begin(): void {
    this.#at = pageAddress(this.window.location.href);
  }

  /** 0 where it is not known. */
  here(): number {
    const { location, performance } = this.window;
    if (this.#at !== pageAddress(location.href)) return 0;
    const [load] = performance.getEntriesByType('navigation') as Partial<Answered>[];
    return load?.responseStatus ?? 0; // a browser that does not tell
  }
}

/** What the DOM's types do not know yet everywhere. */
interface Answered {
  responseStatus: number;
}
