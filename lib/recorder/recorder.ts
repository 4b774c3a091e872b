/** Records the page it runs in: asks, harvests, delivers, and does so again when the page moves. */
import { harvestPage } from '../harvest/harvest-page.ts';
import { isPlainlyNotFound } from '../harvest/not-found.ts';
import { type PrivateSigns, privateSigns } from '../harvest/private-signs.ts';
import type { RecorderReply } from '../messages.ts';
import type { Decline, Recording } from '../model/recording.ts';
import type { Pace } from '../pace/breathing.ts';
import { AnswerStatus } from './answer-status.ts';
import { deliver, insist, type Line } from './deliver.ts';
import { pageAddress, watchPage } from './watch-page.ts';
import { type SignsLooked, watchSigns } from './watch-signs.ts';

/** A page that keeps changing its address is recorded so many times and no more. */
const MOST_VISITS = 500;
const MOST_REVISIONS = 3;

export class Recorder {
  recording: Recording = { state: 'working' };
  #visit = '';
  #revision = 0;
  #visits = 0;
  /**
   * Visits handed in of the page that is open: what must go if it turns out to be the person's own.
   */
  readonly #kept = new Set<string | null>();
  #keptOf = '';
  /** May the page be recorded with a log-out control in it? Null where nobody has asked. */
  #signedInToo: boolean | null = null;
  /** A secret was seen, and what was kept is about to be taken back. */
  #hasSecret = false;
  #work: Promise<void> = Promise.resolve();
  readonly #pace: Pace;
  readonly #status: AnswerStatus;
  private readonly line: Line;
  readonly #signs: ReturnType<typeof watchSigns>;

  constructor(
    private readonly window: Window & typeof globalThis,
    line: Line,
    private readonly newVisit: () => string,
    yieldNow: () => Promise<void>,
  ) {
    this.#status = new AnswerStatus(window);
    this.#pace = { yieldNow, now: () => window.performance.now() };
    this.#signs = watchSigns(window, {
      look: () => this.#queue(() => this.#lookAgain(), { roots: [], took: 0 }),
      secret: () => this.#secret(),
    });
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
    void this.#queue(() => this.#recordVisit(watch.harvested), undefined);
  }

  /**
   * Goes on in a page that was open when the extension was updated. Its opening was an older
   * recorder's to hand in, and may have been forgotten since: only what the page moves to is
   * recorded. Should it turn out to be the person's own, that opening, whose name is not known
   * here, is taken back.
   */
  resume(): void {
    this.recording = { state: 'stored' }; // whoever asks looks whether it still is
    this.#watch();
    this.#keep(null);
  }

  /** Asks anew: the person may have changed their mind about this page. */
  restart(): void {
    void this.#queue(() => this.#recordVisit(() => {}), undefined);
  }

  #watch(): ReturnType<typeof watchPage> {
    const watch = watchPage(this.window, {
      moved: () => void this.#queue(() => this.#recordVisit(watch.harvested), undefined),
      changed: () => void this.#queue(() => this.#recordAgain(watch.harvested), undefined),
    });
    return watch;
  }

  /** One thing at a time, in order; a failure of one does not stop the next. */
  #queue<T>(task: () => Promise<T>, otherwise: T): Promise<T> {
    const done = this.#work.then(task).catch((error) => {
      this.recording = { state: 'failed', why: 'invalid' };
      console.warn('Ambit could not record this page.', error);
      return otherwise;
    });
    this.#work = done.then(() => {});
    return done;
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
    this.#signedInToo = reply.signedIn;
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
    const why = await this.#declines(await privateSigns(document, this.#pace));
    // A view that is being filled may say so for a moment: it is looked at again.
    if (why === 'not-found' && this.#status.here() < 400) harvested();
    if (why !== null) return this.#decline(why);
    const loaded = performance.getEntriesByType('resource').map((entry) => entry.name);
    const page = { document, url, loaded };
    const record = await harvestPage(page, this.#pace);
    // The page went on to another address meanwhile: what was read may be of either.
    if (pageAddress(location.href) !== pageAddress(page.url)) return;
    harvested();
    this.#keep(this.#visit);
    await this.#pace.yieldNow();
    const reply = await deliver(this.line, this.#visit, this.#revision, record, this.#pace);
    this.#conclude(reply);
  }

  #keep(visit: string | null): void {
    const address = pageAddress(this.window.location.href);
    if (address !== this.#keptOf) this.#kept.clear();
    this.#keptOf = address;
    this.#kept.add(visit);
    this.#signs.start();
  }

  /** Why the page is not to be recorded, null when nothing in it says so. */
  async #declines({ password, logOut }: PrivateSigns): Promise<Decline | null> {
    if (password) return 'password';
    if (logOut !== '' && this.#signedInToo === false) return 'signed-in';
    const status = this.#status.here();
    if (status >= 400) return status === 404 || status === 410 ? 'not-found' : 'error-answer';
    return (await isPlainlyNotFound(this.window.document, this.#pace)) ? 'not-found' : null;
  }

  /** A person's own page is not recorded; what was recorded of it before, is deleted. */
  async #decline(why: Decline): Promise<void> {
    const visits = this.#isOfThisPage() ? [...this.#kept] : [];
    const since = Math.floor(this.window.performance.timeOrigin);
    for (const visit of visits.length > 0 ? visits : [this.#visit]) {
      const reply = await insist(this.line, { type: 'declined', why, visit, since });
      this.#conclude(reply);
      if (reply?.type === 'refused') this.#kept.delete(visit);
    }
  }

  /**
   * A field for a secret has the focus, wherever it is. Each letter typed tells so: one is enough.
   */
  #secret(): void {
    if (this.#hasSecret) return;
    this.#hasSecret = true;
    const declined = async () => {
      if (this.#kept.size > 0 && this.#isOfThisPage()) await this.#decline('password');
    };
    void this.#queue(declined, undefined).then(() => {
      this.#hasSecret = false;
    });
  }

  /** Sign-in forms, and menus with a log-out control, often come after the page. */
  async #lookAgain(): Promise<SignsLooked | null> {
    if (this.#kept.size === 0 || !this.line.isOpen()) return null;
    // What the page shows now is recorded, or not, by itself.
    if (!this.#isOfThisPage()) return { roots: [], took: 0 };
    const since = this.#pace.now();
    const signs = await privateSigns(this.window.document, this.#pace);
    const took = this.#pace.now() - since;
    if (signs.logOut !== '') await this.#askOfSignedIn();
    const why = await this.#declines(signs);
    if (why !== null && this.#isOfThisPage()) await this.#decline(why);
    return this.#kept.size === 0 ? null : { roots: signs.roots, took };
  }

  /**
   * Once. Where nothing may be recorded now, what is stored may still stay; who does not say so,
   * no.
   */
  async #askOfSignedIn(): Promise<void> {
    if (this.#signedInToo !== null) return;
    const reply = await insist(this.line, { type: 'may-record' });
    if (reply?.type === 'go-ahead') this.#signedInToo = reply.signedIn;
    if (reply?.type === 'refused') this.#signedInToo = reply.signedIn ?? false;
  }

  #isOfThisPage(): boolean {
    return pageAddress(this.window.location.href) === this.#keptOf;
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
