/** Every method that can be evaluated, by name. */

import { ambit } from './ambit.ts';
import { flowAlone } from './flow-alone.ts';
import { kmeansAlong } from './kmeans-walks.ts';
import { mclAlone } from './mcl-alone.ts';
import { mclFlow } from './mcl-flow.ts';
import type { Methods } from './method.ts';
import { modularityAlone } from './modularity-alone.ts';
import { NAIVE_RULES } from './naive-rules.ts';

export const METHODS: Methods = {
  ambit,
  ...NAIVE_RULES,
  flow: flowAlone,
  mcl: mclAlone,
  'mcl-flow': mclFlow,
  newman: modularityAlone,
  'ikm-rw': kmeansAlong('random', 'title'),
  'ikm-mhrw': kmeansAlong('metropolis', 'title'),
  'ikm-resources': kmeansAlong('metropolis', 'resources'),
};
