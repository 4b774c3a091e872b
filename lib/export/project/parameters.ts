/**
 * What decides a boundary besides the pages and what the person said: by this a reader can tell
 * whether it can be found again, and by what it was found.
 */

import { LIKELIHOOD, SIGN_WEIGHTS, TIES } from '../../boundary/cut/sign-weights.ts';
import { LIKENESS_WEIGHTS } from '../../boundary/sites/likeness-weights.ts';
import { SURE } from '../../model/boundary.ts';
import type { Settings } from '../../model/settings.ts';
import { Sha256 } from '../sha256.ts';
import type { ProjectHead } from './project.ts';

export interface Circumstances {
  /** Ambit's own version. */
  ambit: string;
  /** An opened page of the site that the boundary and its evidence are about. */
  page: string;
  /** Every page Ambit judged by is in the file, not those of the site alone. */
  allPages: boolean;
  /** What was recorded and what was kept: pages that are missing are missing for a reason. */
  settings: Pick<Settings, 'mode' | 'chosen' | 'never' | 'allowed' | 'retentionDays'>;
  known: { pages: number; urls: number; links: number };
}

export function parametersOf(of: Circumstances): ProjectHead['parameters'] {
  const { mode, chosen, never, allowed, retentionDays } = of.settings;
  const { pages, urls, links } = of.known;
  return {
    ambit: of.ambit,
    weights: weightsSum(),
    sureFrom: SURE,
    page: of.page,
    allPages: of.allPages,
    recorded: mode,
    // How many, not which: hosts that a person names are nobody else's business.
    chosenHosts: chosen.length,
    neverHosts: never.length,
    allowedHosts: allowed.length,
    keptDays: retentionDays ?? false,
    knownPages: pages,
    knownAddresses: urls,
    knownLinks: links,
  };
}

/** Tells the learned weights from those of any other version. */
export function weightsSum(): string {
  const weights = [[...LIKENESS_WEIGHTS], [...SIGN_WEIGHTS], TIES, LIKELIHOOD];
  return new Sha256().add(new TextEncoder().encode(JSON.stringify(weights))).hex();
}
