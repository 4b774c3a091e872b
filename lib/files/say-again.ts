/**
 * What a person said that only the companion can carry out or check, said again: of whole sites, by
 * the same pages, once it has taken them in; and their trees of topics. What holds already, or is
 * about pages that were left out, is refused, and rightly.
 */
import type { ProjectRuling, ProjectTopics } from '../export/project/project.ts';
import type { Database } from '../store/database.ts';
import { ownOntologies } from '../store/ontologies.ts';
import { dateRuling, importWithdrawn } from '../store/rulings.ts';
import { order } from '../view/order.ts';
import type { SaidOfSites } from './import-project.ts';

/** Leaves the rest unsaid once it is stopped. */
export async function sayAgain(
  db: Database,
  { rulings, topics }: SaidOfSites,
  signal: AbortSignal,
): Promise<void> {
  for (const ruling of rulings) {
    if (signal.aborted) return;
    if (ruling.withdrawnAt === null) await rule(db, ruling).catch(() => {});
    else await importWithdrawn(db, ruling);
  }
  await plant(db, topics, signal);
}

async function rule(db: Database, ruling: ProjectRuling): Promise<void> {
  const { id } = await order(
    ruling.kind === 'together'
      ? { type: 'join-sites', page: ruling.one, other: ruling.other }
      : { type: 'part-site', page: ruling.one, place: ruling.place },
  );
  if (ruling.at > 0) await dateRuling(db, id, ruling.at);
}

/**
 * A tree of the same name is the person's own and stays; so does the one in use, if there is any.
 */
async function plant(
  db: Database,
  topics: readonly ProjectTopics[],
  signal: AbortSignal,
): Promise<void> {
  const own = await ownOntologies(db);
  const fresh = topics.filter(({ name }) => !own.some((tree) => tree.name === name));
  if (fresh.length === 0) return;
  let inUse = own.find((tree) => tree.inUse)?.id ?? null;
  for (const tree of fresh) {
    if (signal.aborted) return;
    const { name, text } = tree;
    const { id } = await order({ type: 'add-ontology', name, text });
    if (tree.inUse) inUse ??= id;
  }
  if (!signal.aborted) await order({ type: 'use-ontology', id: inUse });
}
