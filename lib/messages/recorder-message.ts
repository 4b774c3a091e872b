/** What a recorder may say, which is "here is my page", and what it hears. */
import * as v from 'valibot';
import { DECLINES, type Failure, type Recording, type Refusal } from '../model/recording.ts';
import { text, whole } from './fields.ts';
import { pageRecord } from './page-record.ts';

/** A record longer than this, as JSON, travels in pieces of this length. */
export const PIECE_LENGTH = 512 * 1024;
export const MOST_PIECES = 48;

const visit = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
const revision = whole(0, 1000);

const fromRecorder = v.variant('type', [
  v.strictObject({ type: v.literal('may-record') }),
  v.strictObject({ type: v.literal('page'), visit, revision, record: pageRecord }),
  v.strictObject({
    type: v.literal('piece'),
    visit,
    revision,
    index: whole(0, MOST_PIECES - 1),
    count: whole(1, MOST_PIECES),
    text: text(PIECE_LENGTH),
  }),
  /**
   * Without a visit: that of an older recorder, which an update cut off, since the page was opened.
   */
  v.strictObject({
    type: v.literal('declined'),
    why: v.picklist(DECLINES),
    visit: v.nullable(visit),
    since: v.optional(whole(0, Number.MAX_SAFE_INTEGER)),
  }),
]);

export type RecorderMessage = v.InferOutput<typeof fromRecorder>;

/** What the background answers a recorder. `undefined` means it died: nothing was stored. */
export type RecorderReply =
  /** `signedIn`: also where the page has a log-out control. */
  | { type: 'go-ahead'; signedIn: boolean }
  | { type: 'stored' }
  | { type: 'staged' }
  /** `signedIn`, told to who asks for leave: such a page may stay where it is stored already. */
  | { type: 'refused'; why: Refusal; signedIn?: boolean }
  | { type: 'failed'; why: Failure };

/** What an own page may ask the recorder of a tab. */
export const ASK_RECORDING = { type: 'what-became-of-this-page' } as const;
export type RecordingReply = Recording;

/** Name of the mark by which a recorder knows that its page was open before an update. */
export const RESUMED = 'ambit.resumed';

export const parseRecorderMessage = (raw: unknown): RecorderMessage | null => {
  const result = v.safeParse(fromRecorder, raw, { abortEarly: true });
  return result.success ? result.output : null;
};
