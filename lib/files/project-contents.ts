/**
 * What a project file would bring in, found by reading all of it: shown before anything is written,
 * and the same again when it is. Of what a person said only that counts which is about pages of the
 * file that may be stored: whoever gives away two pages must not rename, join or correct sites of
 * others by it.
 */

import type { Pieces } from '../export/pieces.ts';
import type {
  ProjectHead,
  ProjectName,
  ProjectRuling,
  ProjectTopics,
} from '../export/project/project.ts';
import { ProjectRefused } from '../export/project/project.ts';
import { readProject } from '../export/project/read-project.ts';
import type { Label } from '../model/label.ts';
import { OwnPages } from '../view/own-pages.ts';

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
    } else if ('label' in line) said.labels.push(pages.awaited(line.label, line.label.site));
    else if ('name' in line) said.names.push(pages.awaited(line.name, line.name.page));
    else if ('ruling' in line)
      said.rulings.push(pages.awaited(line.ruling, ...placesOf(line.ruling)));
    else if ('topics' in line) said.topics.push(line.topics);
    const { labels, names, rulings, topics } = said;
    if (labels.length + names.length + rulings.length > MOST_SAID || topics.length > MOST_TOPICS)
      throw new ProjectRefused('large', 0, 'This file is too large.');
  }
  const hasWithin = pages.hasWithin();
  const labels = said.labels.filter(({ site }) => pages.has(site));
  const names = said.names.filter(({ page }) => pages.has(page));
  const rulings = said.rulings.filter(
    (ruling) =>
      pages.has(ruling.one) &&
      (ruling.kind === 'together' ? pages.has(ruling.other) : hasWithin(ruling.place)),
  );
  const all = said.labels.length + said.names.length + said.rulings.length;
  const leftOut = all - labels.length - names.length - rulings.length;
  return { head: head!, ...counts, labels, names, rulings, topics: said.topics, leftOut };
}

export const projectCounts = (contents: ProjectContents): ProjectCounts => {
  const { pages, visits, refused, labels, names, rulings, topics, leftOut } = contents;
  return {
    ...{ pages, visits, refused, leftOut },
    ...{ labels: labels.length, names: names.length },
    ...{ rulings: rulings.length, topics: topics.length },
  };
};

/** What a ruling is about: two pages, or a page and a directory. */
const placesOf = (ruling: ProjectRuling): string[] => [
  ruling.one,
  ruling.kind === 'together' ? ruling.other : ruling.place,
];
