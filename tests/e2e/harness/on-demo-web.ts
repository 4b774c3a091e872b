/** What most stories begin with: Ambit, agreed to, on the demo web, and a tab to browse in. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { type DemoWeb, startDemoWeb } from '../../demo-web/server.ts';
import { Ambit } from './chromium.ts';

interface Scene {
  ambit: Ambit;
  tab: Page;
}

/** Opened before the tests of a file, closed after them. */
export function onDemoWeb(opened: (scene: Scene) => void): void {
  let web: DemoWeb;
  let ambit: Ambit;
  beforeAll(async () => {
    web = await startDemoWeb();
    ambit = await Ambit.open({ port: web.port });
    await ambit.agree();
    opened({ ambit, tab: await ambit.context.newPage() });
  });
  afterAll(async () => {
    await ambit.close();
    await web.close();
  });
}
