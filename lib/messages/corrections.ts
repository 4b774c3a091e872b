/** What the person may say of sites, and take back. */
import * as v from 'valibot';
import { LONGEST_ONTOLOGY } from '../model/ontology.ts';
import { LONGEST_NAME } from '../model/site-name.ts';
import { address, give, list, reach, rowId, side, text, typed, withdrawnLabels } from './fields.ts';
import { as, type Done } from './message-table.ts';

const page = address;
const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_NAME));

type Ruled = { type: 'ruled'; id: number };

/** Of whole sites: the companion, which makes the sites, writes it down with them. */
export const RULINGS = {
  'join-sites': { asked: { page, other: address }, reply: as<Ruled>() },
  'part-site': { asked: { page, place: address }, reply: as<Ruled>() },
  'withdraw-ruling': { asked: { id: rowId }, reply: as<Done>() },
};

/** Labels, names and topics: the background writes them in their turn. */
export const CORRECTIONS = {
  label: { asked: { page, side, reach, typed }, reply: as<{ type: 'labelled'; id: number }>() },
  /** The new labels, by number. */
  correct: {
    asked: { page, give, withdraw: withdrawnLabels },
    reply: as<{ type: 'corrected'; ids: number[] }>(),
  },
  'withdraw-label': { asked: { id: rowId }, reply: as<Done>() },
  'add-ontology': {
    asked: { name: text(LONGEST_NAME), text: text(LONGEST_ONTOLOGY) },
    reply: as<{ type: 'ontology'; id: number; topics: number }>(),
  },
  'use-ontology': { asked: { id: v.nullable(rowId) }, reply: as<Done>() },
  'remove-ontology': { asked: { id: rowId }, reply: as<Done>() },
  'name-site': { asked: { page, name }, reply: as<{ type: 'named'; id: number }>() },
  'withdraw-names': { asked: { ids: list(rowId, 1000) }, reply: as<Done>() },
};
