/**
 * What a project file would bring in, found by reading all of it: shown before anything is written, and
 * the same again when it is. Of what a person said only that counts which is about pages of the file that
 * may be stored: whoever gives away two pages must not rename, join or correct sites of others by it.
 */
import type {
  ProjectHead,
  ProjectName,
  ProjectRuling,
  ProjectTopics,
} from '../export/project/project.ts';
import { ProjectRefused } from '../export/project/project.ts';
import { type Pieces, readProject } from '../export/project/read-project.ts';
import type { Label } from '../model/label.ts';

export interface ProjectContents {
  head: ProjectHead;
  /** Pages and openings that may be stored, and pages that may not. */
  pages: number;
  visits: number;
  refused: number;
  labels: Label[];
  names: ProjectName[];
  rulings: ProjectRuling[];
  topics: ProjectTopics[];
  /** Labels, names and rulings about sites the file has no pages of. */
  leftOut: number;
}

/** The same in figures, for a window to show. */
export type ProjectCounts = Record<
  'pages' | 'visits' | 'refused' | 'labels' | 'names' | 'rulings' | 'topics' | 'leftOut',
  number
>;

/** More than a person says in years: what is longer was made to fill the memory. */
const MOST_SAID = 100_000;
const MOST_TOPICS = 100;

/** Fails with a `ProjectRefused`. */
export async function projectContents(
  pieces: Pieces,
  mayStore: (url: string) => boolean,
): Promise<ProjectContents> {
  let head: ProjectHead | null = null;
  const pages = new OwnPages();
  const counts = { pages: 0, visits: 0, refused: 0 };
  const said = {
    labels: [] as Label[],
    names: [] as ProjectName[],
    rulings: [] as ProjectRuling[],
    topics: [] as ProjectTopics[],
  };
  for await (const line of readProject(pieces)) {
    if ('head' in line) head = line.head;
    else if ('page' in line) {
      const { record, visits } = line.page;
      if (mayStore(record.url)) {
        pages.add(record.url);
        counts.pages++;
        counts.visits += visits.length;
      } else counts.refused++;
    } else if ('label' in line) said.labels.push(line.label);
    else if ('name' in line) said.names.push(line.name);
    else if ('ruling' in line) said.rulings.push(line.ruling);
    else if ('topics' in line) said.topics.push(line.topics);
    const { labels, names, rulings, topics } = said;
    if (labels.length + names.length + rulings.length > MOST_SAID || topics.length > MOST_TOPICS)
      throw new ProjectRefused('large', 0, 'This file is too large.');
  }
  const labels = said.labels.filter(({ site }) => pages.has(site));
  const names = said.names.filter(({ page }) => pages.has(page));
  const rulings = said.rulings.filter((ruling) => pages.areOf(ruling));
  const all = said.labels.length + said.names.length + said.rulings.length;
  const leftOut = all - labels.length - names.length - rulings.length;
  return { head: head!, ...counts, labels, names, rulings, topics: said.topics, leftOut };
}

export const countsOf = (contents: ProjectContents): ProjectCounts => {
  const { pages, visits, refused, labels, names, rulings, topics, leftOut } = contents;
  return {
    ...{ pages, visits, refused, leftOut },
    ...{ labels: labels.length, names: names.length },
    ...{ rulings: rulings.length, topics: topics.length },
  };
};

/** Addresses of pages, and the directories they are in. */
class OwnPages {
  readonly #urls = new Set<string>();
  readonly #directories = new Set<string>();

  add(url: string): void {
    this.#urls.add(url);
    const bare = withoutScheme(url);
    for (let at = bare.indexOf('/', 2); at >= 0; at = bare.indexOf('/', at + 1))
      this.#directories.add(bare.slice(0, at + 1));
  }

  has(url: string): boolean {
    return this.#urls.has(url);
  }

  areOf(ruling: ProjectRuling): boolean {
    if (!this.has(ruling.one)) return false;
    return ruling.kind === 'together'
      ? this.has(ruling.other)
      : this.#directories.has(withoutScheme(ruling.place));
  }
}

/** A wall stands around a place whichever way it is fetched. */
const withoutScheme = (url: string): string => url.replace(/^https?:/, '');
