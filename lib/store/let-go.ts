/**
 * What the person said, when it is to be forgotten. It may have been said in the time that is
 * forgotten, or of a site that has no page any more. A word hangs on an opened page of its site:
 * where that page goes and others stay, it is hung on one of those. In the caller's transaction.
 */
import { isActive, type Label } from '../model/label.ts';
import type { Ruling } from '../model/ruling.ts';
import type { GivenName } from '../model/site-name.ts';
import type { Database } from './database.ts';
import { type Heirs, type Heritage, heirsOf } from './heirs.ts';
import { outdateKnown } from './known.ts';

export const saidTables = (db: Database) => [
  db.labels,
  db.names,
  db.rulings,
  db.ontologies,
  db.placed,
  db.checkpoints,
];

/**
 * A ruling made sites, so it goes once the companion has unmade them. Until then it counts as taken
 * back and nobody is told of it. One that was taken back before goes at once.
 */
export async function letGoOfRulings(
  db: Database,
  isMeant: (ruling: Ruling) => boolean,
): Promise<number> {
  const meant = await db.rulings.filter(isMeant).toArray();
  const leaving = meant.filter(isActive).map(({ id }) => id);
  const gone = meant.filter((ruling) => !isActive(ruling) && !ruling.leaving);
  await db.rulings.bulkDelete(gone.map(({ id }) => id));
  await db.rulings.where('id').anyOf(leaving).modify({ withdrawnAt: 0, leaving: true });
  return leaving.length + gone.length;
}

/** Everything said since `moment`. What was taken back since goes too: its last word was that. */
export async function letGoSince(db: Database, moment: number): Promise<number> {
  const isMeant = ({ at, withdrawnAt }: Pick<Label, 'at' | 'withdrawnAt'>) =>
    at >= moment || (withdrawnAt !== null && withdrawnAt >= moment);
  const topics = await db.ontologies.filter(({ at }) => at !== undefined && at >= moment).delete();
  const labels = await db.labels.filter(isMeant).delete();
  const names = await db.names.filter(isMeant).delete();
  return topics + labels + names + (await letGoOfRulings(db, isMeant));
}

/** To be called before the pages `gone` are deleted. Returns how many words went or moved. */
export async function letGoOfPages(db: Database, gone: readonly number[]): Promise<number> {
  const [labels, names, rulings] = await Promise.all([
    db.labels.toArray(),
    db.names.toArray(),
    db.rulings.filter(({ leaving }) => !leaving).toArray(),
  ]);
  const anchors = [
    ...labels.map(({ site }) => site),
    ...names.map(({ page }) => page),
    ...rulings.flatMap(anchorsOf),
  ];
  const heritage = await heirsOf(db, anchors, gone, rulings);
  const { heirs } = heritage;
  const emptied = await emptiedOf(db, rulings, gone);
  if (heirs.size + emptied.size === 0) return 0;
  await letGoOfRulings(db, ({ id }) => emptied.has(id));
  const hangs = (url: string) => heirs.has(url);
  const onLabels = labels.filter(({ site }) => hangs(site));
  const onNames = names.filter(({ page }) => hangs(page));
  const onRulings = rulings.filter(
    (ruling) => !emptied.has(ruling.id) && anchorsOf(ruling).some(hangs),
  );
  await rehang(db.labels, onLabels, 'site', heirs);
  await rehang(db.names, onNames, 'page', heirs);
  await rehangRulings(db, onRulings, heritage);
  return onLabels.length + onNames.length + onRulings.length + emptied.size;
}

async function rehang<K extends 'site' | 'page'>(
  table: Database['labels'] | Database['names'],
  rows: readonly (Label | GivenName)[],
  key: K,
  heirs: Heirs,
): Promise<void> {
  for (const row of rows) {
    const heir = heirs.get((row as unknown as Record<K, string>)[key]) ?? null;
    if (heir === null) await table.delete(row.id);
    else await (table as Database['labels']).update(row.id, { [key]: heir.url });
  }
}

async function rehangRulings(
  db: Database,
  rows: readonly Ruling[],
  heritage: Heritage,
): Promise<void> {
  const lost = new Set<number>();
  for (const ruling of rows) if (await isLost(ruling, heritage)) lost.add(ruling.id);
  await letGoOfRulings(db, ({ id }) => lost.has(id));
  const moved = rows.filter(({ id }) => !lost.has(id));
  const now = (url: string) => heritage.heirs.get(url)?.url ?? url;
  for (const ruling of moved) {
    const one = now(ruling.one);
    const change = ruling.kind === 'together' ? { one, other: now(ruling.other) } : { one };
    await db.rulings.update(ruling.id, change);
  }
  if (moved.length > 0) await outdateKnown(db); // the companion has them by the old pages
}

/** Has it no page to hang on, or would it say that a site is one with itself? */
async function isLost(ruling: Ruling, { heirs, siteAt }: Heritage): Promise<boolean> {
  if (anchorsOf(ruling).some((url) => heirs.get(url) === null)) return true;
  if (ruling.kind !== 'together') return false;
  const [one, other] = [heirs.get(ruling.one), heirs.get(ruling.other)];
  if ((one?.url ?? ruling.one) === (other?.url ?? ruling.other)) return true;
  const siteNow = async (url: string) => heirs.get(url)?.bonded ?? (await siteAt(url));
  const isBonded = one?.bonded !== undefined || other?.bonded !== undefined;
  return isBonded && (await siteNow(ruling.one)) === (await siteNow(ruling.other));
}

/** Rulings on directories in which no page is left once those are gone. */
export async function emptiedOf(
  db: Database,
  rulings: readonly Ruling[],
  gone: readonly number[],
): Promise<Set<number>> {
  const going = new Set(gone);
  const emptied = new Set<number>();
  for (const ruling of rulings) {
    if (ruling.kind !== 'apart') continue;
    const below = ruling.place.replace(/^https?:/, '');
    const both = [`http:${below}`, `https:${below}`];
    const seqs = await db.pages.where('url').startsWithAnyOf(both).primaryKeys();
    if (seqs.length > 0 && seqs.every((seq) => going.has(seq))) emptied.add(ruling.id);
  }
  return emptied;
}

const anchorsOf = (ruling: Ruling): string[] =>
  ruling.kind === 'together' ? [ruling.one, ruling.other] : [ruling.one];
