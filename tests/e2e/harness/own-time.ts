/**
 * How long Ambit's own code holds a page's main thread without a break: from a profile of the page,
 * so that tasks of the page itself, and of the browser, are not taken for Ambit's.
 */
import type { CDPSession, Page } from 'playwright-core';

/** Between two looks of the profiler, in microseconds. */
const STEP = 500;

type Profile = Awaited<ReturnType<CDPSession['send']>> & {
  profile: {
    nodes: { id: number; callFrame: { functionName: string; url: string }; children?: number[] }[];
    samples?: number[];
    timeDeltas?: number[];
  };
};

/** In milliseconds. A thread that has to wait for a processor is not looked at, but its clock goes on. */
export interface Stretch {
  clock: number;
  busy: number;
}

export class OwnTime {
  private constructor(
    private readonly session: CDPSession,
    private readonly own: string,
  ) {}

  /** Of code whose address begins with `own`. */
  static async in(page: Page, own: string): Promise<OwnTime> {
    const session = await page.context().newCDPSession(page);
    await session.send('Profiler.enable');
    await session.send('Profiler.setSamplingInterval', { interval: STEP });
    return new OwnTime(session, own);
  }

  begin = () => this.session.send('Profiler.start');

  /** The longest stretch since `begin`. */
  async end(): Promise<Stretch> {
    const { profile } = (await this.session.send('Profiler.stop')) as unknown as Profile;
    const owners = this.ownersIn(profile);
    const { samples = [], timeDeltas = [] } = profile;
    let longest: Stretch = { clock: 0, busy: 0 };
    let run: Stretch = { clock: 0, busy: 0 };
    for (let i = 0; i < samples.length; i++) {
      const owner = owners.get(samples[i]);
      // Rubbish is collected within a stretch, and for it.
      const goesOn = owner === 'own' || (owner === 'collector' && run.clock > 0);
      const lasted = (timeDeltas[i + 1] ?? STEP) / 1000;
      run = goesOn
        ? { clock: run.clock + lasted, busy: run.busy + Math.min(lasted, (2 * STEP) / 1000) }
        : { clock: 0, busy: 0 };
      longest = {
        clock: Math.max(longest.clock, run.clock),
        busy: Math.max(longest.busy, run.busy),
      };
    }
    return longest;
  }

  /** A function called by ours works for us. */
  private ownersIn({ nodes }: Profile['profile']): Map<number, string> {
    const byId = new Map(nodes.map((node) => [node.id, node]));
    const owners = new Map<number, string>();
    const told = ({ functionName, url }: { functionName: string; url: string }) => {
      if (url.startsWith(this.own)) return 'own';
      return functionName === '(garbage collector)' ? 'collector' : 'other';
    };
    const visit = (id: number, above: string) => {
      const { callFrame, children = [] } = byId.get(id)!;
      const owner = above === 'own' ? 'own' : told(callFrame);
      owners.set(id, owner);
      for (const child of children) visit(child, owner);
    };
    visit(nodes[0].id, 'other');
    return owners;
  }
}
