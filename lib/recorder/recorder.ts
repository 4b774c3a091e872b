/** Records the page it runs in: asks, harvests, delivers, and does so again when the page moves. */
import { harvestPage } from '../harvest/harvest-page.ts';
import { isPlainlyNotFound } from '../harvest/not-found.ts';
import type { Pace } from '../harvest/pace.ts';
import { hasPasswordField } from '../harvest/password-field.ts';
import type { RecorderReply } from '../messages.ts';
import type { Declined, Recording } from '../model/recording.ts';
import { AnswerStatus } from './answer-status.ts';
import { deliver, insist, type Line } from './deliver.ts';
import { pageAddress, watchPage } from './watch-page.ts';

/** A page that keeps changing its address is recorded so many times and no more. */
const MOST_VISITS = 500;
const MOST_REVISIONS = 3;

export class Recorder {
  recording: Recording = { state: 'working' };
  #visit = '';
  #revision = 0;
  #visits = 0;
  #work: Promise<void> = Promise.resolve();
  readonly #pace: Pace;
  readonly #status: AnswerStatus;
  private readonly line: Line;

  constructor(
    private readonly window: Window,
    line: Line,
    private readonly newVisit: () => string,
    yieldNow: () => Promise<void>,
  ) {
    this.#status = new AnswerStatus(window);
    this.#pace = { yieldNow, now: () => window.performance.now() };
    // That a page is not stored is said at once, though it is tried again: a full disk stays full.
    this.line = {
      ...line,
      send: async (message) => {
        const reply = await line.send(message);
        if (reply?.type === 'failed') this.#conclude(reply);
        return reply;
      },
    };
  }

  start(): void {
    this.#status.begin();
    const watch = this.#watch();
    this.#queue(() => this.#recordVisit(watch.harvested));
  }

  /**
   * Goes on in a page that was open when the extension was updated. Its opening was an older recorder's
   * to hand in, and may have been forgotten since: only what the page moves to is recorded.
   */
  resume(): void {
    this.recording = { state: 'stored' }; // whoever asks looks whether it still is
    this.#watch();
  }

  /** Asks anew: the person may have changed their mind about this page. */
  restart(): void {
    this.#queue(() => this.#recordVisit(() => {}));
  }

  #watch(): ReturnType<typeof watchPage> {
    const watch = watchPage(this.window, {
      moved: () => this.#queue(() => this.#recordVisit(watch.harvested)),
      changed: () => this.#queue(() => this.#recordAgain(watch.harvested)),
      looked: () => this.#queue(() => this.#declineLate()),
    });
    return watch;
  }

  /** One thing at a time, in order; a failure of one does not stop the next. */
  #queue(task: () => Promise<void>): void {
    this.#work = this.#work.then(task).catch((error) => {
      this.recording = { state: 'failed', why: 'invalid' };
      console.warn('Ambit could not record this page.', error);
    });
  }

  async #recordVisit(harvested: () => void): Promise<void> {
    if (this.#visits++ >= MOST_VISITS) {
      this.recording = { state: 'failed', why: 'restless' };
      return;
    }
    this.#visit = this.newVisit();
    this.#revision = 0;
    this.recording = { state: 'working' };
    const reply = await insist(this.line, { type: 'may-record' });
    if (reply?.type !== 'go-ahead') return this.#conclude(reply);
    await this.#record(harvested);
  }

  async #recordAgain(harvested: () => void): Promise<void> {
    if (isNotice(this.recording)) return this.#recordVisit(harvested);
    if (this.recording.state !== 'stored' || this.#revision >= MOST_REVISIONS) return;
    this.#revision++;
    await this.#record(harvested);
  }

  async #record(harvested: () => void): Promise<void> {
    const { document, location, performance } = this.window;
    const url = location.href; // before the search: where it led to meanwhile was not searched
    const why = await this.#against();
    // A view that is being filled may say so for a moment: it is looked at again.
    if (why === 'not-found' && this.#status.here() < 400) harvested();
    if (why !== null) return this.#decline(why);
    const loaded = performance.getEntriesByType('resource').map((entry) => entry.name);
    const page = { document, url, loaded };
    const record = await harvestPage(page, this.#pace);
    // The page went on to another address meanwhile: what was read may be of either.
    if (pageAddress(location.href) !== pageAddress(page.url)) return;
    harvested();
    await this.#pace.yieldNow();
    const reply = await deliver(this.line, this.#visit, this.#revision, record, this.#pace);
    this.#conclude(reply);
  }

  /** What speaks against recording this page, as only the page can tell. */
  async #against(): Promise<Declined | null> {
    const { document } = this.window;
    if (await hasPasswordField(document, this.#pace)) return 'password';
    const status = this.#status.here();
    if (status >= 400) return status === 404 || status === 410 ? 'not-found' : 'error-answer';
    return (await isPlainlyNotFound(document, this.#pace)) ? 'not-found' : null;
  }

  /** Such a page is not recorded; what was recorded of it before, is deleted. */
  async #decline(why: Declined): Promise<void> {
    const message = { type: 'declined', why, visit: this.#visit } as const;
    this.#conclude(await insist(this.line, message));
  }

  /** Sign-in forms often come after the page, and so does the word that there is none. */
  async #declineLate(): Promise<void> {
    if (this.recording.state !== 'stored') return;
    const why = await this.#against();
    if (why !== null) await this.#decline(why);
  }

  #conclude(reply: RecorderReply | null): void {
    if (reply === null) return;
    if (reply.type === 'stored') this.recording = { state: 'stored' };
    if (reply.type === 'refused') this.recording = { state: 'refused', why: reply.why };
    if (reply.type === 'failed') this.recording = { state: 'failed', why: reply.why };
  }
}

const isNotice = (recording: Recording): boolean =>
  recording.state === 'refused' && recording.why === 'not-found';
