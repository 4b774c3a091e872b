/**
 * Tasks of pages' main threads in which Ambit's recorder had a part, with the time they held the
 * thread: from the browser's own trace of every task. A task counts whole, with what the browser and
 * the page did in it. It is the recorder's when the trace tells a call of its script there, or the
 * profiler, which looks every millisecond, found it at work: an answer to a message wakes code
 * without a call that is told.
 */
import type { CDPSession, Page } from 'playwright-core';

const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-v8.cpu_profiler',
];

/** Times in milliseconds. While other work has the processor, the clock goes on. */
export interface OwnTask {
  page: string;
  clock: number;
  processor: number;
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
          .sort((a, b) => a.ts - b.ts),
        [...this.#callsIn(pid, tid), ...this.#samplesIn(pid, tid)],
      ),
    );
  }

  /** Of one thread, its events in order; `moments` at which the recorder worked on it. */
  #tasksOf(events: Event[], moments: number[]): OwnTask[] {
    const pages = events.filter(
      ({ name, args }) => name === 'CommitLoad' && args.data?.isMainFrame,
    );
    return events
      .filter(({ name }) => name === 'RunTask')
      .filter(({ ts, dur = 0 }) => moments.some((moment) => moment >= ts && moment < ts + dur))
      .map(({ ts, dur = 0, tdur = dur }) => ({
        page: pages.findLast((page) => page.ts < ts + dur)?.args.data?.url ?? '', // opened before
        clock: dur / 1000,
        processor: tdur / 1000,
      }));
  }

  #callsIn(pid: number, tid: number): number[] {
    return this.events
      .filter((event) => event.pid === pid && event.tid === tid)
      .filter(({ name }) => name === 'FunctionCall' || name === 'EvaluateScript')
      .filter(({ args }) => args.data?.url === this.script)
      .map(({ ts }) => ts);
  }

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
