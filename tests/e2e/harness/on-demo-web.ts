/** What most stories begin with: Ambit, agreed to, on a web of its own, and a tab to browse in. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { startDemoWeb } from '../../demo-web/server.ts';
import { Ambit } from './chromium.ts';
import type { LoopbackServer } from './loopback.ts';

interface Scene {
  ambit: Ambit;
  tab: Page;
}

export const onDemoWeb = (opened: (scene: Scene) => void): void => onWeb(startDemoWeb, opened);

/** Opened before the tests of a file, closed after them. */
export function onWeb(start: () => Promise<LoopbackServer>, opened: (scene: Scene) => void): void {
  let web: LoopbackServer;
  let ambit: Ambit;
  beforeAll(async () => {
    web = await start();
    ambit = await Ambit.open({ port: web.port });
    await ambit.agree();
    opened({ ambit, tab: await ambit.context.newPage() });
  });
  afterAll(async () => {
    await ambit.close();
    await web.close();
  });
}
