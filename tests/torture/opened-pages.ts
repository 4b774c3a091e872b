/**
 * Pages that people open in the torture of the line, and the recorder's conversation about each.
 */
import fc from 'fast-check';
import type { RecorderOrigin } from '../../lib/background/receive.ts';
import { PIECE_LENGTH } from '../../lib/messages.ts';
import { LIMITS, type PageRecord } from '../../lib/model/page-record.ts';
import { UNPACED } from '../../lib/pace/breathing.ts';
import { deliver, insist, type Line } from '../../lib/recorder/deliver.ts';
import { recordOf } from '../records.ts';

export interface OpenedPage {
  host: 'one.example' | 'two.example';
  path: number;
  /** How the page looks at each harvest. */
  looks: number[];
  /** Too long for one message. */
  long: boolean;
  /** A password field came late: what was recorded is to be taken back. */
  declines: boolean;
}

export const openedPage: fc.Arbitrary<OpenedPage> = fc.record({
  host: fc.constantFrom('one.example' as const, 'two.example' as const),
  path: fc.nat(1),
  looks: fc.array(fc.nat(2), { minLength: 1, maxLength: 3 }),
  long: fc.nat(59).map((n) => n === 0),
  declines: fc.nat(7).map((n) => n === 0),
});

/** Where it is, as the background files it. */
export const urlOf = (page: OpenedPage): string => `https://${page.host}/${page.path}`;

export function recordAt(page: OpenedPage, revision: number): PageRecord {
  const look = page.looks[revision];
  const record = recordOf(urlOf(page), [`https://${page.host}/${look}`], `Look ${look}`);
  if (!page.long) return record;
  const stem = `https://${page.host}/${'x'.repeat(LIMITS.url - 40)}`;
  const many = Math.ceil(PIECE_LENGTH / LIMITS.url);
  const targets = Array.from({ length: many }, (_, i) => `${stem}${look}${i}`);
  return recordOf(urlOf(page), targets, record.title);
}

export const originOf = (page: OpenedPage): RecorderOrigin => ({
  trust: 'recorder',
  url: urlOf(page),
  tab: 1,
  privateWindow: false,
  redirectedFrom: '',
});

/**
 * What the recorder was told: the last revision acknowledged, and whether the page was taken back.
 */
export interface Told {
  acknowledged: number;
  declined: boolean;
}

/**
 * As lib/recorder/recorder.ts speaks: ask, deliver, and deliver again only what was stored before.
 */
export async function converse(line: Line, visit: string, page: OpenedPage): Promise<Told> {
  const told: Told = { acknowledged: -1, declined: false };
  const leave = await insist(line, { type: 'may-record' });
  if (leave?.type !== 'go-ahead') return told;
  for (let revision = 0; revision < page.looks.length; revision++) {
    const reply = await deliver(line, visit, revision, recordAt(page, revision), UNPACED);
    if (reply?.type !== 'stored') return told;
    told.acknowledged = revision;
  }
  if (page.declines) {
    const reply = await insist(line, { type: 'declined', why: 'password', visit });
    told.declined = reply?.type === 'refused' && reply.why === 'password';
  }
  return told;
}
