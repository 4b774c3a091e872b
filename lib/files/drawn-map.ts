/** The map of a page's site as a file, drawn a little at a time. Fetched only by who saves one. */
import { mapSvg } from '../export/map-svg.ts';
import { inSlices } from '../pace/slices.ts';
import { say } from '../say.ts';
import { mapAround } from '../view/atlas-questions.ts';
import { mapPicture } from '../view/map-picture.ts';

/** As wide as a page of text. */
const WIDTH = 840;

export async function drawnMap(page: string, random: () => number): Promise<string> {
  const map = await mapAround(page);
  const steps = mapPicture(map, WIDTH, random);
  return new Promise((drawn) =>
    inSlices(steps, (picture) => drawn(mapSvg(picture, say('mapOf', map.name)))),
  );
}
