/** Ways to end a part of Ambit from outside, without its help and without warning. */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Ambit } from './chromium.ts';

/** Stops the service worker the way the browser does when it is idle, only now. */
export async function stopServiceWorker(ambit: Ambit): Promise<void> {
  const session = await ambit.context.newCDPSession(ambit.own);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}

/** Ends the companion worker in the midst of whatever it does; false when there is none. */
export async function endCompanion(ambit: Ambit): Promise<boolean> {
  const session = await ambit.context.browser()!.newBrowserCDPSession();
  try {
    const { targetInfos } = await session.send('Target.getTargets');
    const worker = targetInfos.find((target) => target.type === 'worker');
    if (worker === undefined) return false;
    const { targetId } = worker;
    const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
    const message = JSON.stringify({
      id: 1,
      method: 'Runtime.evaluate',
      params: { expression: 'close()' },
    });
    await session.send('Target.sendMessageToTarget', { sessionId, message });
    return true;
  } finally {
    await session.detach();
  }
}

/** SIGKILL to the browser that uses `profile`, as a power button would. */
export async function killBrowser(profile: string): Promise<void> {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && uses(name, profile));
  for (const pid of pids) {
    try {
      process.kill(Number(pid), 'SIGKILL');
    } catch {
      // It went down with its parent a moment ago, which is what is wanted.
    }
  }
  while (pids.some((pid) => uses(pid, profile)))
    await new Promise((resume) => setTimeout(resume, 20));
  for (const file of readdirSync(profile)) {
    if (file.startsWith('Singleton')) rmSync(join(profile, file));
  }
}

function uses(pid: string, profile: string): boolean {
  try {
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    return words.some((word) => word === `--user-data-dir=${profile}` || word === profile);
  } catch {
    return false; // the process is gone
  }
}
