/** What each line of a project may hold, checked field by field: a file may come from anywhere. */
import * as v from 'valibot';
import { parsePageRecord } from '../../messages.ts';
import { TERM_KINDS } from '../../model/boundary.ts';
import { LONGEST_ONTOLOGY } from '../../model/ontology.ts';
import { LIMITS, type PageRecord } from '../../model/page-record.ts';
import { LONGEST_NAME } from '../../model/site-name.ts';
import { canonicalRecord } from '../../url/canonical-record.ts';
import { canonicalUrl } from '../../url/canonical-url.ts';
import type { ProjectEntry, ProjectHead } from './project.ts';

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const finite = v.pipe(v.number(), v.finite());
const share = v.pipe(finite, v.minValue(0), v.maxValue(1));
const side = v.picklist(['in', 'out']);
const reach = v.picklist(['host', 'prefix', 'url']);
/** As it would be kept today: a file may have been saved when less was taken for a secret. */
const address = v.pipe(
  v.string(),
  v.transform((url) => canonicalUrl(url)),
  v.string(),
);
const target = v.pipe(v.string(), v.minLength(1), v.maxLength(LIMITS.url), v.regex(/^\S+$/));

const head = v.strictObject({
  name: text(LIMITS.title),
  madeAt: whole,
  algorithm: whole,
  parameters: v.record(text(64), v.union([text(LIMITS.url), finite, v.boolean()])),
});

const scope = v.strictObject({
  rules: v.array(v.strictObject({ side, reach, target, covers: whole, misses: whole })),
  included: whole,
  missed: whole,
  wrong: whole,
  exclusions: v.array(
    v.strictObject({
      kind: v.picklist(['search', 'calendar', 'login', 'facets', 'session', 'action', 'trap']),
      pattern: text(2 * LIMITS.url),
      count: whole,
      examples: v.array(address),
    }),
  ),
});

const label = v.strictObject({
  id: whole,
  site: address,
  side,
  reach,
  target,
  at: whole,
  withdrawnAt: v.nullable(whole),
});

/** Version 1 did not tell. */
const dated = { at: v.optional(whole, 0), withdrawnAt: v.optional(v.nullable(whole), null) };

const ruling = v.variant('kind', [
  v.strictObject({ kind: v.literal('together'), one: address, other: address, ...dated }),
  v.strictObject({ kind: v.literal('apart'), one: address, place: target, ...dated }),
]);

const name = v.strictObject({
  page: address,
  name: v.pipe(text(LONGEST_NAME), v.minLength(1)),
  ...dated,
});

const topics = v.strictObject({
  name: text(LONGEST_NAME),
  text: text(LONGEST_ONTOLOGY),
  inUse: v.boolean(),
});

const membership = v.strictObject({ url: address, opened: v.boolean(), side, likelihood: share });

const term = v.strictObject({
  kind: v.picklist(TERM_KINDS),
  weight: finite,
  count: finite,
  of: finite,
  what: text(LIMITS.url),
});

const evidence = v.strictObject({
  url: address,
  known: v.boolean(),
  opened: v.boolean(),
  side,
  likelihood: share,
  terms: v.array(term),
});

const page = v.strictObject({
  visits: v.pipe(
    v.array(
      v.strictObject({
        visit: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
        revision: whole,
        at: whole,
      }),
    ),
    v.minLength(1),
  ),
  record: v.pipe(
    v.unknown(),
    v.transform((raw) => parsePageRecord(raw)),
    v.transform((record) => record && canonicalRecord(record)),
    v.custom<PageRecord>((record) => record !== null),
  ),
});

const entry = v.union([
  v.strictObject({ page }),
  v.strictObject({ address: membership }),
  v.strictObject({ evidence }),
  v.strictObject({ label }),
  v.strictObject({ ruling }),
  v.strictObject({ name }),
  v.strictObject({ topics }),
  v.strictObject({ scope }),
]);

/** What the first line says; `version` is anything, since a newer one may say more. */
const opening = v.looseObject({ ambit: v.literal('project'), version: whole });
const end = v.strictObject({ end: v.strictObject({ entries: whole, sha256: v.string() }) });

const parser =
  <T>(schema: v.GenericSchema<unknown, T>) =>
  (raw: unknown): T | null => {
    const result = v.safeParse(schema, raw, { abortEarly: true });
    return result.success ? result.output : null;
  };

export const parseOpening = parser(opening);
export const parseHead = parser<ProjectHead>(head);
export const parseEntry = parser<ProjectEntry>(entry);
export const parseEnd = parser(end);
