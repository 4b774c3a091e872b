/**
 * Where a page was asked for, when the server sent the browser on: an alias of the page. Kept in
 * memory for the moment between asking and recording; if the service worker dies in between, one
 * alias goes unnoticed and nothing else.
 */
export class Redirects {
  #asked = new Map<number, Asked>();
  #sentOn = new Map<number, { from: string; to: string }>();
  #forgotten = 0;

  /** A tab begins to load an address. */
  asked(tab: number, url: string): void {
    this.#asked.set(tab, { url, before: this.#asked.get(tab)?.url ?? null });
    this.#sentOn.delete(tab);
  }

  /** The tab will not show what was asked for. */
  failed(tab: number, url: string): void {
    if (this.#asked.get(tab)?.url === url) this.#asked.delete(tab);
  }

  /**
   * The tab shows a document, at this address, to which a server has `sentOn` the browser. Firefox,
   * where that takes another process, asks again for the new address, and only then gives up what
   * was asked for first; a person who changes their mind has it given up before.
   */
  arrived(tab: number, url: string, sentOn = false): void {
    const asked = this.#asked.get(tab);
    this.#asked.delete(tab);
    if (asked === undefined) return;
    const from = asked.url === url && sentOn ? asked.before : asked.url;
    if (from !== null && from !== url) this.#sentOn.set(tab, { from, to: url });
  }

  /** What was asked for to get this page; empty when it was asked for by its own address. */
  sourceOf(tab: number, url: string): string {
    const found = this.#sentOn.get(tab);
    return found?.to === url ? found.from : '';
  }

  /** Something was forgotten: what is open in tabs must not bring it back as a source. */
  forget(): void {
    this.#forgotten++;
    this.#asked.clear();
    this.#sentOn.clear();
  }

  /** For a page on its way: may its source still be told, or was something forgotten since? */
  watch(): () => boolean {
    const before = this.#forgotten;
    return () => this.#forgotten === before;
  }

  closed(tab: number): void {
    this.#asked.delete(tab);
    this.#sentOn.delete(tab);
  }
}

interface Asked {
  url: string;
  /** What was asked for, and neither shown nor given up, when this was. */
  before: string | null;
}
