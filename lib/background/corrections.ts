/** Labels, names and topics: checked by the companion where need be, and written in their turn. */
import type { Command, CorrectionType, Failed, Handlers, Reply } from '../messages.ts';
import type { NoAnswer } from '../model/refusal.ts';
import { say } from '../say.ts';
import { addLabel, changeLabels, withdrawLabel } from '../store/labels.ts';
import { addName, withdrawNames } from '../store/names.ts';
import { addOntology, removeOntology, useOntology } from '../store/ontologies.ts';
import { done, type Means } from './means.ts';
import { ontologySentence } from './ontology-sentences.ts';

export const carryCorrection = <T extends CorrectionType>(
  asked: Command<T>,
  means: Means,
): Promise<Reply<T> | NoAnswer | Failed> => CORRECTED[asked.type](asked, means);

export const CORRECTED: Handlers<CorrectionType, [means: Means], NoAnswer | Failed> = {
  label: async ({ page, side, reach, typed }, { db, companion, now, turn }) => {
    const checked = await companion.check(page, [{ side, reach, typed }], now);
    if ('refused' in checked) return checked;
    return { type: 'labelled', id: await turn(() => addLabel(db, checked[0])) };
  },
  correct: async ({ page, give, withdraw }, { db, companion, now, turn }) => {
    const checked = await companion.check(page, give, now);
    if ('refused' in checked) return checked;
    const ids = await turn(() => changeLabels(db, checked, withdraw, now));
    return { type: 'corrected', ids };
  },
  'withdraw-label': async ({ id }, { db, now, turn }) =>
    done((await turn(() => withdrawLabel(db, id, now))) ? 1 : 0),
  'add-ontology': async ({ text, ...given }, { db, companion, now, turn }) => {
    const checked = await companion.checkOntology(text);
    if ('refused' in checked) return { type: 'error', message: ontologySentence(checked) };
    const name = given.name.trim() || say('aboutTopicsNameless');
    const { topics } = checked;
    const id = await turn(() => addOntology(db, { name, text, topics, at: now }));
    return { type: 'ontology', id, topics };
  },
  'use-ontology': async ({ id }, { db, turn }) => {
    await turn(() => useOntology(db, id));
    return done(0);
  },
  'remove-ontology': async ({ id }, { db, turn }) => {
    await turn(() => removeOntology(db, id));
    return done(0);
  },
  'name-site': async ({ page, name }, { db, now, turn }) => ({
    type: 'named',
    id: await turn(() => addName(db, page, name, now)),
  }),
  'withdraw-names': async ({ ids }, { db, now, turn }) =>
    done(await turn(() => withdrawNames(db, ids, now))),
};
