/**
 * How much each part of the likeness of two sites weighs, in log-odds that they are one.
 * Made by `npm run -s learn`; not to be changed by hand.
 */
import { LIKENESS } from './site-likeness.ts';

const WEIGHTS: Record<string, number> = {
  base: -3.502,
  linked: -0.461,
  linksPerPage: 1.102,
  shareOfTies: 1.617,
  shareOfTiesBack: -0.221,
  bothWays: 0.53,
  tiesElsewhere: 0.005,
  addressesSpeak: -1.833,
  oneWayMany: -0.078,
  unlinkedMany: -0.267,
  invited: 0.206,
  novelty: -0.815,
  noveltyUninvited: 0.863,
  noveltyBack: 1.235,
  sizeOfSmaller: -0.352,
  sizeOfLarger: -0.651,
  styleHas: 0.684,
  styleCovered: 5.427,
  styleShared: -0.542,
  imageHas: -0.891,
  imageCovered: 3.461,
  imageShared: 1.492,
  titleHas: -0.49,
  titleCovered: 1.821,
  titleShared: 1.49,
  mailHas: 0.354,
  mailCovered: 0.671,
  mailShared: 1.688,
  nameHas: -1.741,
  nameCovered: 4.328,
  nameShared: -2.067,
  prefixHas: -1.833,
  prefixCovered: 5.222,
  prefixShared: 3.112,
  targetHas: 0.113,
  targetCovered: 3.092,
  targetShared: 1.031,
};

export const LIKENESS_WEIGHTS = Float64Array.from(LIKENESS, (name) => WEIGHTS[name]);
