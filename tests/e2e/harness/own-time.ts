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

  /** The longest stretch since `begin`, in milliseconds, and all of them together. */
  async end(): Promise<{ longest: number; all: number }> {
    const { profile } = (await this.session.send('Profiler.stop')) as unknown as Profile;
    const owners = this.ownersIn(profile);
    const { samples = [], timeDeltas = [] } = profile;
    let [longest, all, run] = [0, 0, 0];
    for (let i = 0; i < samples.length; i++) {
      const owner = owners.get(samples[i]);
      const lasted = (timeDeltas[i + 1] ?? STEP) / 1000;
      // Rubbish is collected within a stretch, and for it.
      run = owner === 'own' || (owner === 'collector' && run > 0) ? run + lasted : 0;
      if (run > 0) all += lasted;
      longest = Math.max(longest, run);
    }
    return { longest, all };
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
