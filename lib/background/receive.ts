/** Takes in what recorders send: check, decide, store, and only then acknowledge. */
import { mayRecordSignedIn, refusalFor, webHost } from '../consent/may-record.ts';
import { withoutPrivateWordsIn } from '../harvest/private-record.ts';
import { parsePageRecord, parseRecorderMessage, type RecorderReply } from '../messages.ts';
import type { PageRecord } from '../model/page-record.ts';
import type { Failure } from '../model/recording.ts';
import { rootCause } from '../model/root-cause.ts';
import type { Database } from '../store/database.ts';
import { wasTakenBack } from '../store/forgotten.ts';
import { packPage } from '../store/packed-page.ts';
import {
  hasRevision,
  lastVisitTo,
  type Outcome,
  storePage,
  takeVisitBack,
} from '../store/pages.ts';
import { readSettings } from '../store/settings.ts';
import type { Consent } from '../store/sources.ts';
import { dropPieces, stagePiece } from '../store/staging.ts';
import { isCanonicalRecord } from '../url/canonical-record.ts';
import { canonicalUrl } from '../url/canonical-url.ts';
import { claimedUrl, type Origin } from './trust.ts';

export type RecorderOrigin = Extract<Origin, { trust: 'recorder' }>;

export async function receive(
  db: Database,
  raw: unknown,
  from: RecorderOrigin,
  now: number,
  maySource: () => boolean = () => true,
): Promise<RecorderReply> {
  const message = parseRecorderMessage(raw);
  if (message === null) return { type: 'failed', why: 'invalid' };
  // Asked in the transaction that stores: what was forgotten by then does not come back
  // as a source.
  const refusal: Consent = (settings, source) =>
    source !== undefined && !maySource()
      ? 'forgotten'
      : refusalFor({ ...from, url: source ?? from.url }, settings, now);
  try {
    // A page is refused, if it must be, in the transaction that would store it.
    if (message.type === 'page') return await keep(db, message, message.record, from, now, refusal);
    const settings = await readSettings(db);
    const why = refusal(settings);
    if (message.type === 'declined') {
      // Whatever the settings say: it only takes away.
      await takeBack(db, message, from, why === null ? now : null);
      return { type: 'refused', why: message.why };
    }
    if (message.type === 'may-record') {
      const signedIn = mayRecordSignedIn(from.url, settings);
      return why === null ? { type: 'go-ahead', signedIn } : { type: 'refused', why, signedIn };
    }
    if (why !== null) return { type: 'refused', why };
    const { type: _, ...piece } = message;
    // A piece sent again because the answer to the last one was lost.
    if (await hasRevision(db, piece.visit, piece.revision)) return { type: 'stored' };
    if (await wasTakenBack(db, piece.visit)) return { type: 'refused', why: 'forgotten' };
    const origin = new URL(from.url).origin;
    const whole = await stagePiece(db, { ...piece, origin, at: now });
    if (whole === 'refused') return { type: 'failed', why: 'conflict' };
    if (whole === null) return { type: 'staged' };
    const record = parsePageRecord(parseJson(whole));
    const reply: RecorderReply =
      record === null
        ? { type: 'failed', why: 'invalid' }
        : await keep(db, message, record, from, now, refusal);
    await dropPieces(db, message.visit);
    return reply;
  } catch (error) {
    const isDeleted = (rootCause(error) as Error).name === 'NotAgreed';
    if (isDeleted) return { type: 'refused', why: 'not-agreed' };
    return { type: 'failed', why: failureOf(error) };
  }
}

/**
 * A page that turned out to be the person's own. `lasting`: what is still on its way
 * shall not come.
 */
async function takeBack(
  db: Database,
  { visit: named, since = Infinity }: { visit: string | null; since?: number | undefined },
  from: RecorderOrigin,
  lasting: number | null,
): Promise<void> {
  const visit = named ?? (await lastVisitTo(db, canonicalUrl(from.url) ?? '', since));
  if (visit === null) return;
  await takeVisitBack(db, visit, webHost(from.url) ?? '', lasting);
  await dropPieces(db, visit);
}

async function keep(
  db: Database,
  { visit, revision }: { visit: string; revision: number },
  record: PageRecord,
  from: RecorderOrigin,
  now: number,
  refusal: Consent,
): Promise<RecorderReply> {
  const url = canonicalUrl(claimedUrl(record.url, from.url));
  const host = url === null ? null : webHost(url);
  if (url === null || host === null || !isCanonicalRecord(record)) {
    return { type: 'failed', why: 'invalid' };
  }
  const self = { ...record.self, redirectedFrom: sourceOf(url, from) };
  // Once more: a recorder in the hands of its page may have left in what it was to leave out.
  const clean = withoutPrivateWordsIn({ ...record, url, self });
  const packed = await packPage(clean);
  const arrival = { visit, revision, url, host, title: clean.title, at: now, ...packed };
  return replyTo(await storePage(db, arrival, refusal));
}

/** The browser's word, not the page's: only the browser saw the redirect. */
function sourceOf(url: string, from: RecorderOrigin): string {
  const source = canonicalUrl(from.redirectedFrom) ?? ''; // asked for directly
  return source === url ? '' : source;
}

function replyTo(outcome: Outcome): RecorderReply {
  if (outcome === 'stored' || outcome === 'already') return { type: 'stored' };
  if (outcome === 'conflict') return { type: 'failed', why: 'conflict' };
  return { type: 'refused', why: outcome };
}

export function failureOf(error: unknown): Failure {
  const { name } = rootCause(error) as Error;
  return name === 'QuotaExceededError' ? 'full' : 'database';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
