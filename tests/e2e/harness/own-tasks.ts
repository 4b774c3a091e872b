/**
 * Tasks of pages' main threads in which Ambit's recorder had a part, with the time they held the
 * thread: from the browser's own trace of every task. A task counts whole, with what the browser
 * and the page did in it. It is the recorder's when the trace tells a call of its script there, or
 * the profiler, which looks every millisecond, found it at work: an answer to a message wakes code
 * without a call that is told.
 */
import type { CDPSession, Page } from 'playwright-core';

const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-v8.cpu_profiler',
  'v8.execute',
];

/** Times in milliseconds. While other work has the processor, the clock goes on. */
export interface OwnTask {
  page: string;
  clock: number;
  processor: number;
  /**
   * Of the processor's time, what the recorder's calls took and what they left to be done after
   * them.
   */
  own: number;
}

interface CallFrame {
  url?: string;
}
/** Times in microseconds. */
interface Event {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  id?: string;
  args: {
    name?: string;
    data?: {
      url?: string;
      isMainFrame?: boolean;
      startTime?: number;
      timeDeltas?: number[];
      cpuProfile?: {
        nodes?: { id: number; parent?: number; callFrame: CallFrame }[];
        samples?: number[];
      };
    };
  };
}

const CALLS = new Set(['EvaluateScript', 'FunctionCall']);
const endOf = ({ ts, dur = 0 }: Event): number => ts + dur;
const isIn = (moment: number, event: Event): boolean => moment >= event.ts && moment < endOf(event);
const processorTime = ({ dur = 0, tdur = dur }: Event): number => tdur / 1000;
/** Without those that lie in another. */
const outermost = (events: Event[]): Event[] =>
  events.filter(
    (one) =>
      !events.some(
        (other) => isIn(one.ts, other) && (other.ts < one.ts || endOf(other) > endOf(one)),
      ),
  );

export class OwnTasks {
  private readonly events: Event[] = [];
  private readonly ended: Promise<unknown>;

  private constructor(
    private readonly session: CDPSession,
    private readonly script: string,
  ) {
    session.on('Tracing.dataCollected', ({ value }) => {
      this.events.push(...(value as unknown as Event[]));
    });
    this.ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  }

  /** Of all tabs of the browser `page` is in; `script` is the recorder's address. */
  static async begin(page: Page, script: string): Promise<OwnTasks> {
    const session = await page.context().newCDPSession(page);
    const tasks = new OwnTasks(session, script);
    const traceConfig = { includedCategories: CATEGORIES };
    await session.send('Tracing.start', { traceConfig, transferMode: 'ReportEvents' });
    return tasks;
  }

  async end(): Promise<OwnTask[]> {
    await this.session.send('Tracing.end');
    await this.ended;
    await this.session.detach();
    const mains = this.events.filter(
      ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
    );
    return mains.flatMap(({ pid, tid }) =>
      this.#tasksOf(
        this.events
          .filter((event) => event.pid === pid && event.tid === tid)
          .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0)),
        this.#samplesIn(pid, tid),
      ),
    );
  }

  /**
   * Of one thread, its events in order; `samples` are moments at which the recorder worked on it.
   */
  #tasksOf(events: Event[], samples: number[]): OwnTask[] {
    const pages = events.filter(
      ({ name, args }) => name === 'CommitLoad' && args.data?.isMainFrame,
    );
    const calls = events.filter((event) => CALLS.has(event.name) && this.#isOwn(event));
    const moments = [...samples, ...calls.map(({ ts }) => ts)];
    const afterwards = events.filter(
      (event) => event.name === 'RunMicrotasks' && moments.some((moment) => isIn(moment, event)),
    );
    const pieces = outermost([...calls, ...afterwards]);
    return events
      .filter((event) => event.name === 'RunTask' && moments.some((moment) => isIn(moment, event)))
      .map((task) => ({
        page: pages.findLast(({ ts }) => ts < endOf(task))?.args.data?.url ?? '', // opened before
        clock: (task.dur ?? 0) / 1000,
        processor: processorTime(task),
        own: pieces
          .filter(({ ts }) => isIn(ts, task))
          .reduce((sum, piece) => sum + processorTime(piece), 0),
      }));
  }

  #isOwn = ({ args }: Event): boolean => args.data?.url === this.script;

  /** A function called by ours works for us. */
  #samplesIn(pid: number, tid: number): number[] {
    const found: number[] = [];
    const begins = this.events.filter(
      (event) => event.name === 'Profile' && event.pid === pid && event.tid === tid,
    );
    for (const { id, args } of begins) {
      const isOwn = new Map<number, boolean>();
      let at = args.data?.startTime ?? 0;
      const chunks = this.events
        .filter((event) => event.name === 'ProfileChunk' && event.pid === pid && event.id === id)
        .sort((a, b) => a.ts - b.ts);
      for (const { args } of chunks) {
        const { cpuProfile = {}, timeDeltas = [] } = args.data ?? {};
        for (const { id, parent = -1, callFrame } of cpuProfile.nodes ?? []) {
          isOwn.set(id, callFrame.url === this.script || isOwn.get(parent) === true);
        }
        for (const [i, node] of (cpuProfile.samples ?? []).entries()) {
          at += timeDeltas[i];
          if (isOwn.get(node)) found.push(at);
        }
      }
    }
    return found;
  }
}
