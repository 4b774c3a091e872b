/** A page as its recorder, or a project file, tells it. */
import * as v from 'valibot';
import { LIMITS, LINK_PLACES, type PageRecord } from '../model/page-record.ts';
import { address, addressOrNone, list, text, whole } from './fields.ts';

const link = v.strictObject({
  to: address,
  place: v.picklist(LINK_PLACES),
  times: whole(1, 1_000_000),
  rel: text(LIMITS.text),
  text: text(LIMITS.text),
  alt: text(LIMITS.text),
  before: text(LIMITS.window),
  after: text(LIMITS.window),
});

export const pageRecord = v.strictObject({
  format: v.literal(1),
  url: address,
  title: text(LIMITS.title),
  lang: text(64),
  self: v.strictObject({
    canonical: addressOrNone,
    redirectedFrom: addressOrNone,
    siteName: text(LIMITS.text),
    generator: text(LIMITS.text),
    alternates: list(v.strictObject({ lang: text(64), url: address }), LIMITS.aliases),
    feeds: list(v.strictObject({ title: text(LIMITS.text), url: address }), LIMITS.aliases),
  }),
  links: list(link, LIMITS.links),
  features: v.strictObject({
    images: list(address, LIMITS.features),
    mailtos: list(text(LIMITS.text), LIMITS.features),
    anchors: list(text(LIMITS.text), LIMITS.features),
    resources: list(address, LIMITS.features),
    scripts: list(address, LIMITS.features),
    words: list(v.tuple([text(64), whole(1, 100_000_000)]), LIMITS.words),
    loaded: list(address, LIMITS.features),
  }),
  cuts: list(v.strictObject({ what: text(64), at: whole(0, Number.MAX_SAFE_INTEGER) }), 32),
});

export const parsePageRecord = (raw: unknown): PageRecord | null => {
  const result = v.safeParse(pageRecord, raw, { abortEarly: true });
  return result.success ? result.output : null;
};
