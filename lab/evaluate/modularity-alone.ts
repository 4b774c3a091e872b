/**
 * Hierarchical graph partitioning (WBD §5.1): Newman's greedy agglomeration of all known links,
 * taken both ways with weight 1, until modularity no longer grows; the site is the community of the
 * page. Nothing is to be chosen.
 *
 * Cost: O(m d log n), d the depth of the tree of unions (lab/graph/agglomerate.ts).
 */
import { agglomerate } from '../graph/agglomerate.ts';
import { methodOf } from './known-links.ts';
import { rememberedLabels, sameLabel } from './remembered-labels.ts';

const labelsOf = rememberedLabels((graph) => agglomerate(graph).labels);

export const modularityAlone = methodOf((known, page) => sameLabel(labelsOf(known), page));
