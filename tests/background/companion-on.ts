import { readFile } from 'node:fs/promises';
import { answerFrom, checkedLabels } from '../../lib/engine/answer-table.ts';
import type { Helper } from '../../lib/engine/helper.ts';
import { CompanionParts } from '../../lib/engine/parts.ts';
import { type Asset, checkedOntology } from '../../lib/engine/topics.ts';
import { verifySettled } from '../../lib/engine/verify-settled.ts';
import type { Database } from '../../lib/store/database.ts';

/** Ambit's own files, as the build copies them. */
export const shippedFile: Asset = (path) => readFile(`public${path}`);

/** The companion's own parts on a database, without a worker around them. */
export function companionOn(
  db: Database,
  longestCommand?: number,
): Helper & { parts: CompanionParts } {
  const parts = new CompanionParts(db, shippedFile, (work) => work(), {
    patience: 60_000,
    longestCommand,
    dayOf: (moment) => Math.floor(moment / 10),
  });
  const { rulings, work, atlas, topics } = parts;
  const catchUp = async () => {
    await rulings.letGo();
    while ((await work.step()) > 0);
  };
  return {
    parts,
    catchUp,
    verify: () => verifySettled(db, catchUp),
    ask: (asked, at) => answerFrom(parts, asked, at),
    check: async (...typed) => checkedLabels(...typed),
    checkOntology: (text) => checkedOntology(topics, text),
    pagesOf: (page) => atlas.pages(page),
  };
}
