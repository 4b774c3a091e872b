/**
 * Sees to it that stored pages are taken in. Pages often come in bursts; taken in together they
 * cost a fraction. Where it fails, as on a machine too busy to start a worker, it is tried again:
 * otherwise pages would wait until the next one is opened.
 */
const BURST = 250;
/** Milliseconds before each further attempt. */
const AGAIN = [1000, 5000, 20_000];

export class Waker {
  #isSoon = false;

  constructor(
    private readonly catchUp: () => Promise<unknown>,
    private readonly pause: (ms: number) => Promise<void> = paused,
  ) {}

  soon(): void {
    if (this.#isSoon) return;
    this.#isSoon = true;
    void this.pause(BURST).then(() => {
      this.#isSoon = false;
      return this.#tryOn();
    });
  }

  async #tryOn(): Promise<void> {
    for (const again of [...AGAIN, null]) {
      try {
        await this.catchUp();
        return;
      } catch (error) {
        if (again === null) console.warn('Companion:', error);
        else await this.pause(again);
      }
    }
  }
}

const paused = (ms: number): Promise<void> => new Promise((resume) => setTimeout(resume, ms));
