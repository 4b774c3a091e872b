/**
 * What the companion is asked, and which of its parts answers: one entry for every question and
 * ruling. Where there is no answer it says why, and the background says it in words.
 */
import { type CheckedLabel, checkedLabel } from '../boundary/cut/checked-label.ts';
import type { AskedType, Command, Handlers, Reply } from '../messages.ts';
import type { NewLabel, Refused } from '../model/label.ts';
import type { NoAnswer } from '../model/refusal.ts';
import type { Ruled } from '../model/ruling.ts';
import type { CompanionParts } from './parts.ts';

/** Answers as of the moment `at`. */
export const answerFrom = <T extends AskedType>(
  parts: CompanionParts,
  asked: Command<T>,
  at: number,
): Promise<Reply<T> | NoAnswer> => ANSWERS[asked.type](asked, parts, at);

export const ANSWERS: Handlers<AskedType, [parts: CompanionParts, at: number], NoAnswer> = {
  look: async ({ page }, { answers }) => ({
    type: 'site',
    site: (await answers.look(page))?.id ?? null, // not recorded
  }),
  explain: async ({ page, typed }, { answers }) => {
    const evidence = (await answers.explain(page, typed)) ?? UNKNOWN;
    return 'refused' in evidence ? evidence : { type: 'evidence', evidence };
  },
  'explain-many': async ({ page, addresses }, { answers }) => {
    const evidences = await answers.explainMany(page, addresses);
    return evidences === null ? UNKNOWN : { type: 'evidences', evidences };
  },
  scope: async ({ page }, { answers }) => {
    const scope = await answers.scope(page);
    return scope === null ? UNKNOWN : { type: 'scope', scope };
  },
  'preview-label': ({ page, side, reach, typed }, { answers }, at) =>
    preview(answers, { page, give: [{ side, reach, typed }], withdraw: [] }, at),
  'preview-correction': (change, { answers }, at) => preview(answers, change, at),
  'label-history': async ({ page }, { answers }) => ({
    type: 'labels',
    labels: await answers.history(page),
  }),
  about: async ({ type, ...asked }, { meanings }) => {
    const answer = await meanings.about(asked);
    return answer === null ? UNKNOWN : { type, answer };
  },
  'stop-reading': async (_, { words }) => {
    words.stop();
    return { type: 'done', pages: 0 };
  },
  'keyword-links': async ({ type, word, from, ...asked }, { meanings }) => {
    const answer = await meanings.links(asked, word, from);
    return answer === null ? UNKNOWN : { type, answer };
  },
  groups: async ({ type, page }, { siteGroups }) => {
    const answer = await siteGroups.of(page);
    return answer === null ? UNKNOWN : { type, answer };
  },
  'find-meaning': async ({ text }, { pageGroups }) => ({
    type: 'meaning',
    answer: await pageGroups.find(text),
  }),
  'site-words': async ({ type, pages }, { meanings }) => ({
    type,
    words: await meanings.firstWords(pages),
  }),
  'run-command': async ({ text }, { console }) => ({
    type: 'console',
    answer: await console.run(text),
  }),
  'complete-command': async ({ text, cursor }, { console }) => ({
    type: 'completion',
    completion: await console.complete(text, cursor),
  }),
  map: async ({ type, page }, { atlas }) => {
    const map = await atlas.map(page);
    return map === null ? UNKNOWN : { type, map };
  },
  sites: async ({ type }, { atlas }) => ({ type, sites: await atlas.sites() }),
  'sites-of': async ({ type, pages }, { atlas }) => ({ type, sites: await atlas.sitesOf(pages) }),
  'name-history': async ({ page }, { atlas }) => ({
    type: 'names',
    names: await atlas.names(page),
  }),
  rulings: async ({ type, page }, { rulings }) => ({
    type,
    rulings: await rulings.history(page),
  }),
  'join-sites': async ({ page, other }, { rulings, alone }, at) =>
    ruled(await alone(() => rulings.join(page, other, at))),
  'part-site': async ({ page, place }, { rulings, alone }, at) =>
    ruled(await alone(() => rulings.part(page, place, at))),
  'withdraw-ruling': async ({ id }, { rulings, alone }, at) => ({
    type: 'done',
    pages: (await alone(() => rulings.takeBack(id, at))) ? 1 : 0,
  }),
};

/** The page was not recorded. */
const UNKNOWN = { refused: 'unknown' } as const;

async function preview(
  answers: CompanionParts['answers'],
  { page, give, withdraw }: Pick<Command<'correct'>, 'page' | 'give' | 'withdraw'>,
  at: number,
): Promise<Reply<'preview-label'> | NoAnswer> {
  const labels = checkedLabels(page, give, at);
  if ('refused' in labels) return labels;
  const moves = await answers.preview(page, labels, withdraw);
  return moves === null ? UNKNOWN : { type: 'moves', ...moves };
}

/** What was typed as labels; or the first reason why some of it cannot be one. */
export function checkedLabels(
  site: string,
  typed: Command<'correct'>['give'],
  at: number,
): NewLabel[] | Refused {
  const checked = typed.map((one) => checkedLabel({ ...one, site, at }));
  return checked.find((one) => 'refused' in one) ?? checked.flatMap(labelIn);
}

const labelIn = (checked: CheckedLabel): NewLabel[] => ('label' in checked ? [checked.label] : []);

const ruled = (id: Ruled): Reply<'join-sites'> | NoAnswer =>
  typeof id === 'number' ? { type: 'ruled', id } : id;
