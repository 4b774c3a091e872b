import { expect, it } from 'vitest';
import { f1WithLabels } from '../../../lab/evaluate/asked-labels.ts';
import { tracesOf } from '../../../lab/evaluate/evaluation.ts';
import { followed } from '../../../lab/evaluate/followed-trace.ts';
import { HarvestedWeb } from '../../../lab/evaluate/harvested-web.ts';
import { harvestOf, numbered } from './small-webs.ts';

/** The museum's pages name addresses all over, which no rule could tell apart. */
const museum = numbered('https://host.example/museum/', 6);
const rooms = numbered('https://host.example/rooms/', 3);
const strangers = numbered('https://far.example/', 4);
const web = new HarvestedWeb(
  harvestOf([
    ...museum.map((url) => ({ site: 'museum', url, links: [...rooms, ...strangers] })),
    ...rooms.map((url) => ({ site: 'museum', url })),
    ...numbered('https://shop.example/', 5).map((url) => ({ url, links: museum })),
  ]),
);
const settings = { visits: 4, elsewhere: 3, traces: 1, seed: 1 };

const [{ hosted, site, openings }] = tracesOf(web, ['museum'], 'canonical', settings);

it('labels a directory at once where all lies on one side, and stops when all is said', () => {
  const end = followed(hosted, site, openings);
  const directories = new Set([...end.truth.keys()].map((n) => end.web.graph.directoryOf(n)));

  // No directory of this web is mixed.
  expect(f1WithLabels(end, end.truth.size)).toHaveLength(directories.size + 1);
});

it('never does worse for what it was told', () => {
  const scores = f1WithLabels(followed(hosted, site, openings), 5);

  expect(scores).toEqual([...scores].sort((a, b) => a - b));
});
