/**
 * A store as after browsing some sites of the demo web, its boundary computed by the real
 * companion.
 */
import { Answers } from '../../lib/engine/answers.ts';
import { CatchUp } from '../../lib/engine/catch-up.ts';
import type { JobTools } from '../../lib/files/do-job.ts';
import { stopping } from '../../lib/pace/stopping.ts';
import type { Database } from '../../lib/store/database.ts';
import { addLabel } from '../../lib/store/labels.ts';
import { packPage } from '../../lib/store/packed-page.ts';
import { storePage } from '../../lib/store/pages.ts';
import { changeSettings } from '../../lib/store/settings.ts';
import type { SiteRow } from '../../lib/store/sites.ts';
import { whyOf } from '../../lib/view/evidence-sentences.ts';
import { DEMO_SITES, pageAt } from '../demo-web/web.ts';
import { harvestHtml } from '../harvest/harvest-html.ts';

export const SITES = DEMO_SITES.slice(0, 3);
export const PAGE = SITES[0].pages[1];

export interface Browsed {
  answers: Answers;
  site: SiteRow;
}

export const agree = (db: Database) =>
  changeSettings(db, (settings) => ({ ...settings, agreedAt: 1 }));

export async function browse(db: Database): Promise<Browsed> {
  await agree(db);
  // The last page of the first site is known from links alone.
  const urls = SITES.flatMap(({ pages }, i) => (i === 0 ? pages.slice(0, -1) : pages));
  for (const [n, url] of urls.entries()) {
    const record = await harvestHtml(pageAt(url).body, { url });
    const visit = n.toString(16).padStart(32, '0');
    const { host } = new URL(url);
    const arrival = {
      visit,
      revision: 0,
      url: record.url,
      host,
      title: record.title,
      at: 1000 + n,
    };
    await storePage(db, { ...arrival, ...(await packPage(record)) }, () => null);
  }
  const label = { site: PAGE, side: 'out' as const, reach: 'url' as const, withdrawnAt: null };
  await addLabel(db, { ...label, target: SITES[0].pages[4], at: 7 });
  return looked(db);
}

/** What the companion makes of the store. */
export async function looked(db: Database): Promise<Browsed> {
  const work = new CatchUp(db, () => crypto.randomUUID());
  while ((await work.step()) > 0);
  const answers = new Answers(db, work);
  return { answers, site: (await answers.look(PAGE))! };
}

export interface TestTools extends JobTools {
  files: Map<string, Blob>;
  steps: Set<string>;
}

/** A worker's tools without the worker. */
export function toolsOn(db: Database, answers: Answers): TestTools {
  const files = new Map<string, Blob>();
  const steps = new Set<string>();
  return {
    db,
    files,
    steps,
    tell: ({ step }) => void steps.add(step),
    explain: async (addresses) => {
      const evidences = (await answers.explainMany(PAGE, addresses))!;
      return { evidences, sentences: evidences.map(whyOf) };
    },
    keep: (name, content) => void files.set(name, content),
    signal: stopping().signal,
  };
}
