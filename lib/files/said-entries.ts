/** What a person said, as lines of a project: with its dates, and what was taken back too. */
import type { ProjectEntry } from '../export/project/project.ts';
import type { Database } from '../store/database.ts';
import { nameHistory } from '../store/names.ts';
import { rulingHistory } from '../store/rulings.ts';

/** A choice among pages, by their addresses. */
export type IsMeant = (url: string) => boolean;

export async function* rulingEntries(db: Database, isMeant: IsMeant): AsyncGenerator<ProjectEntry> {
  for (const said of await rulingHistory(db)) {
    const { at, withdrawnAt, one } = said;
    const dated = { at, withdrawnAt };
    if (said.kind === 'together') {
      const { kind, other } = said;
      if (isMeant(one) || isMeant(other)) yield { ruling: { kind, one, other, ...dated } };
    } else {
      const { kind, place } = said;
      if (isMeant(one)) yield { ruling: { kind, one, place, ...dated } };
    }
  }
}

export async function* nameEntries(db: Database, isMeant: IsMeant): AsyncGenerator<ProjectEntry> {
  for (const { id: _, ...name } of await nameHistory(db)) if (isMeant(name.page)) yield { name };
}

export async function* topicEntries(db: Database): AsyncGenerator<ProjectEntry> {
  for (const { name, text, inUse } of await db.ontologies.toArray()) {
    yield { topics: { name, text, inUse } };
  }
}
