/** Edit distances between URLs, many pairs: the slow version of Fig. 6 beside the one in use. */

import { UrlDistances } from '../../lab/url/url-distance.ts';
import { UrlTokens } from '../../lab/url/url-tokens.ts';
import { randomFrom } from '../../lib/graph/random.ts';
import { editDistance } from '../oracles/url-edit-distance.ts';
import type { BenchOptions } from './run.ts';
import { durations, median } from './timing.ts';

const LINKS = 50;

export default function bench({ quick }: BenchOptions): void {
  const pages = quick ? 200 : 20_000;
  const urls = webShapedUrls(quick ? 1000 : 50_000);
  const random = randomFrom(2);
  const links = Array.from({ length: pages }, () =>
    Int32Array.from({ length: LINKS }, () => Math.floor(random() * urls.length)),
  );

  const tokens = new UrlTokens();
  const reading = durations(1, () => {
    const fresh = new UrlTokens();
    for (const url of urls) fresh.add(url);
  });
  for (const url of urls) tokens.add(url);

  const distances = new UrlDistances(tokens);
  const found = new Int32Array(LINKS);
  let fastSum = 0;
  const fast = durations(5, () => {
    fastSum = 0;
    for (let page = 0; page < pages; page++) {
      distances.between(page % urls.length, links[page], found);
      for (let i = 0; i < LINKS; i++) fastSum += found[i];
    }
  });

  const few = Math.ceil(pages / 50);
  let slowSum = 0;
  let sameSum = 0;
  const slow = durations(3, () => {
    slowSum = 0;
    for (let page = 0; page < few; page++) {
      for (const to of links[page]) slowSum += editDistance(urls[page % urls.length], urls[to]);
    }
  });
  for (let page = 0; page < few; page++) {
    distances.between(page % urls.length, links[page], found);
    for (let i = 0; i < LINKS; i++) sameSum += found[i];
  }
  if (slowSum !== sameSum) throw new Error(`The sums differ: ${slowSum} and ${sameSum}.`);

  const fastRate = (pages * LINKS) / median(fast) / 1000;
  const slowRate = (few * LINKS) / median(slow) / 1000;
  const mean = tokens.starts[tokens.size] / tokens.size;
  console.log(
    `${urls.length} URLs, ${mean.toFixed(1)} tokens each, ` +
      `mean distance ${(fastSum / pages / LINKS).toFixed(1)}`,
  );
  console.log(`reading     ${(urls.length / median(reading) / 1000).toFixed(2)} million URLs/s`);
  console.log(`as written  ${slowRate.toFixed(2)} million pairs/s`);
  console.log(
    `by bits     ${fastRate.toFixed(2)} million pairs/s, ${(fastRate / slowRate).toFixed(0)} times`,
  );
}

/** URLs as sites have them: few hosts, some directories, many pages, now and then a query. */
function webShapedUrls(count: number): string[] {
  const random = randomFrom(1);
  const pick = (most: number) => Math.floor(most * random() ** 2);
  return Array.from({ length: count }, () => {
    const depth = 1 + pick(6);
    const path = Array.from({ length: depth }, (_, level) => `d${level}-${pick(40)}`).join('/');
    const query = random() < 0.2 ? `?id=${pick(5000)}` : '';
    return `http://www${pick(10)}.host${pick(60)}.org/${path}/p${pick(3000)}.html${query}`;
  });
}
