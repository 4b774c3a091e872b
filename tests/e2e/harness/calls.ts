/**
 * How often a window calls any one of its functions: the work of its main thread as a count,
 * which is the same on a busy machine. Work done for each address of a large site shows as
 * that many calls.
 */
import type { CDPSession, Page } from 'playwright-core';

export class Calls {
  private constructor(private readonly session: CDPSession) {}

  /** Counts from now on; what workers do is not the window's. */
  static async countedIn(page: Page): Promise<Calls> {
    const session = await page.context().newCDPSession(page);
    await session.send('Profiler.enable');
    await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    return new Calls(session);
  }

  /** The function called most since counting began; counting ends. */
  async most(): Promise<{ name: string; calls: number }> {
    const { result } = await this.session.send('Profiler.takePreciseCoverage');
    await this.session.detach();
    const all = result.flatMap(({ functions }) =>
      functions.map(({ functionName, ranges }) => ({ name: functionName, calls: ranges[0].count })),
    );
    return all.reduce((most, one) => (one.calls > most.calls ? one : most), { name: '', calls: 0 });
  }
}
