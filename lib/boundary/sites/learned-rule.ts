/**
 * When two sites are taken for one: the learned log-odds of their likeness, and how much less is
 * asked of a single page on a host or domain that the site has pages on. In the wrong site a page
 * spoils little, the less the larger the site; left alone it is a site that tells whoever opened it
 * nothing. Nothing is let off a page that looks otherwise, so far as addresses speak, those of
 * styles among them. Weights are learned without that ease: it says what a mistake costs, not how
 * likely it is, and a fit that knew of it would take it back.
 */
import { LIKENESS_WEIGHTS } from './likeness-weights.ts';
import { LIKENESS } from './site-likeness.ts';
import { PREFIX, type SiteSums } from './site-sums.ts';
import type { UniteRule } from './sites.ts';

const EASE = { page: 0.75, doubling: 0.17 };
/** From a quarter on, what addresses say counts in full. */
const SPEAKING = 4;

export const learnedRule: UniteRule = (values, a, b) => {
  let odds = 0;
  for (let i = 0; i < values.length; i++) odds += LIKENESS_WEIGHTS[i] * values[i];
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  if (small.size > 1 || !areNeighbours(small, large)) return odds;
  const ease = EASE.page + EASE.doubling * Math.log2(large.size);
  return odds + ease * (1 - looksOtherwise(values));
};

const [SPEAK, STYLE_NONE, FILE_COVERED] = ['addressesSpeak', 'styleNone', 'fileCovered'].map(
  (name) => LIKENESS.indexOf(name),
);

/** 1 where both have styles and none in common, not even by name. */
function looksOtherwise(values: Float64Array): number {
  const sharesNone = values[STYLE_NONE] > 0 && values[FILE_COVERED] === 0;
  return sharesNone ? Math.min(1, SPEAKING * values[SPEAK]) : 0;
}

function areNeighbours(page: SiteSums, site: SiteSums): boolean {
  let found = false;
  page.counts[PREFIX].forEach((directory) => {
    found ||= site.counts[PREFIX].has(directory);
  });
  return found;
}
