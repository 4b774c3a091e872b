/** What axe finds wrong with one of Ambit's pages, as short sentences. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Injected by the debugger, because the pages' own policy lets no script in. */
export async function faultsOf(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: axe });
  await session.detach();
  const report = (await page.evaluate('axe.run()')) as {
    violations: { id: string; nodes: { html: string }[] }[];
  };
  return report.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`,
  );
}
