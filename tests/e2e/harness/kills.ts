/** Ways to end a part of Ambit from outside, without its help and without warning. */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, connect, type Page, type Target, type WebWorker } from 'puppeteer-core';
import { PATIENCE } from '../../patience.ts';
import type { Ambit } from './chromium.ts';

/** Inside `evaluate` the code runs in one of Ambit's parts, where the browser offers this. */
declare const chrome: typeof import('wxt/browser').browser;

/** Stops the service worker the way the browser does when it is idle, only now. */
export async function stopServiceWorker(ambit: Ambit): Promise<void> {
  const session = await ambit.context.newCDPSession(ambit.own);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}

/** Ends the page that nobody sees, and all that is done there, the companion's work too. */
export async function endOffscreenPage(ambit: Ambit): Promise<void> {
  const [worker] = ambit.context.serviceWorkers();
  await worker.evaluate(() => chrome.offscreen.closeDocument());
}

/** Where another debugger may connect to the browser. */
export function debuggingAddress({ profile }: Ambit): string {
  const [port, path] = readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n');
  return `ws://127.0.0.1:${port}${path}`;
}

/** Ends companion workers from outside, over a debugging connection of its own. */
export class CompanionEnder {
  private constructor(
    private readonly browser: Browser,
    private readonly document: Page,
  ) {}

  /** Waits until there is a document for it to live in. */
  static async connect(ambit: Ambit): Promise<CompanionEnder> {
    const browser = await connect({ browserWSEndpoint: debuggingAddress(ambit) });
    const isWanted = (one: Target) => one.url().endsWith('/offscreen.html');
    const page = await browser.waitForTarget(isWanted, { timeout: PATIENCE.sight });
    return new CompanionEnder(browser, await page.asPage());
  }

  /** The worker that is alive now; waits until there is one. */
  async aim(): Promise<Companion> {
    while (this.#alive() === undefined) await new Promise((resume) => setTimeout(resume, 5));
    const worker = this.#alive()!;
    // It may have been replaced meanwhile, on a slow machine for its silence: then it is ended too.
    return { worker, end: () => worker.evaluate(() => self.close()).catch(() => {}) };
  }

  /** Is there another in its place? */
  isReplaced({ worker }: Companion): boolean {
    const alive = this.#alive();
    return alive !== undefined && alive !== worker;
  }

  release(): Promise<void> {
    return this.browser.disconnect();
  }

  /** The last one that was started: what was ended may be listed for a moment. */
  #alive(): WebWorker | undefined {
    return this.document.workers().findLast((one) => one.url().endsWith('/companion-worker.js'));
  }
}

export interface Companion {
  worker: WebWorker;
  end(): Promise<void>;
}

/** SIGKILL to the browser that uses `profile`, and all it started, as a power button would. */
export async function killBrowser(profile: string): Promise<void> {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const pids = new Set(all.filter((pid) => uses(pid, profile)));
  const children = all.map((pid) => [pid, parentOf(pid)] as const);
  for (let size = 0; size < pids.size; ) {
    size = pids.size;
    for (const [pid, parent] of children) if (pids.has(parent)) pids.add(pid);
  }
  for (const pid of pids) {
    try {
      process.kill(Number(pid), 'SIGKILL');
    } catch {
      // It went down with its parent a moment ago, which is what is wanted.
    }
  }
  while ([...pids].some(isThere)) await new Promise((resume) => setTimeout(resume, 20));
  for (const file of readdirSync(profile)) {
    if (file.startsWith('Singleton')) rmSync(join(profile, file));
  }
}

function uses(pid: string, profile: string): boolean {
  const words = told(pid, 'cmdline').split('\0');
  return words.some((word) => word === `--user-data-dir=${profile}` || word === profile);
}

/** The name of a process may hold anything, and stands in brackets before the rest. */
const statOf = (path: string): string[] => told(path, 'stat').split(') ').at(-1)!.split(' ');
const parentOf = (pid: string): string => statOf(pid)[1];

/**
 * A killed process is without a name at once, but has its files, and the locks on them, until its
 * last thread is over: a browser started meanwhile finds its database locked, and makes a new one.
 */
function isThere(pid: string): boolean {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    return threads.some((thread) => !['', 'Z', 'X'].includes(statOf(`${pid}/task/${thread}`)[0]));
  } catch {
    return false; // the process is gone
  }
}

/** What the system tells of a process; nothing once that is gone. */
function told(path: string, what: string): string {
  try {
    return readFileSync(`/proc/${path}/${what}`, 'utf8');
  } catch {
    return '';
  }
}
