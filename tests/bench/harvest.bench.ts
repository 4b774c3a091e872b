/** The harvest of giant pages in real Chromium: one million links, and five megabytes of text. */
import { LIMITS } from '../../lib/model/page-record.ts';
import { ChromiumHarvest, type Visit } from '../e2e/chromium-harvest.ts';
import type { BenchOptions } from './run.ts';
import { quantile } from './timing.ts';

export default async function bench({ quick }: BenchOptions): Promise<void> {
  const chromium = await ChromiumHarvest.open();
  console.log(`script ${(chromium.scriptSize / 1024).toFixed(0)} KiB`);
  try {
    const small =
      '<title>Small</title><p>A page with <a href="/x">one link</a> and little text.</p>';
    await report(chromium, 'small page', small);
    const count = quick ? 10_000 : 1_000_000;
    await report(
      chromium,
      `${count} links`,
      linkPage(count, (i) => `/page/${i}`),
    );
    await report(
      chromium,
      `${count} links to 1,000`,
      linkPage(count, (i) => `/page/${i % 1000}`),
    );
    const size = quick ? 100_000 : 5_000_000;
    await report(chromium, `${size} characters in paragraphs`, prose(size, '</p><p>'));
    await report(chromium, `${size} characters in one text`, prose(size, ' '));
  } finally {
    await chromium.close();
  }
}

async function report(chromium: ChromiumHarvest, name: string, html: string): Promise<void> {
  const visit = await chromium.visit(`/${encodeURIComponent(name)}`, html);
  await visit.page.close();
  console.log(name.padEnd(34), summary(visit));
}

function summary({ record, slices, total }: Visit): string {
  const sorted = slices.toSorted((a, b) => a - b);
  const work = slices.reduce((sum, slice) => sum + slice, 0);
  const kib = new TextEncoder().encode(JSON.stringify(record)).length / 1024;
  const cuts = record.cuts.map(({ what, at }) => `${what} at ${at}`).join(', ');
  return [
    `${record.links.length} of at most ${LIMITS.links} links`,
    `slices ${slices.length}, p99 ${quantile(sorted, 0.99).toFixed(0)}, ` +
      `longest ${sorted.at(-1)?.toFixed(0)} ms`,
    `work ${work.toFixed(0)} ms, with pauses ${total.toFixed(0)} ms`,
    `record ${kib.toFixed(0)} KiB`,
    `cuts: ${cuts === '' ? 'none' : cuts}`,
  ].join(' · ');
}

function linkPage(count: number, href: (i: number) => string): string {
  const links = Array.from(
    { length: count },
    (_, i) => `${i % 20 === 0 ? '<p>' : ''}<a href="${href(i)}">link ${i}</a> and\n`,
  );
  return `<title>Links</title>${links.join('')}`;
}

function prose(size: number, between: string): string {
  let text = '<title>Text</title><p>';
  for (let i = 0; text.length < size; i++) {
    text +=
      `Word${(i * 7919) % 30_000} stands beside the ${(i * 31) % 977}th tree of the ` +
      `forest.${between}`;
  }
  return text;
}
