import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  PIECE_LENGTH,
  parsePageRecord,
  parseRecorderMessage,
  type RecorderMessage,
  type RecorderReply,
} from '../../lib/messages.ts';
import { UNPACED } from '../../lib/pace/breathing.ts';
import { deliver, insist, type Line } from '../../lib/recorder/deliver.ts';
import { recordOf } from '../records.ts';

const visit = 'f'.repeat(32);

type Answer = (message: RecorderMessage) => Promise<RecorderReply | undefined>;

/** What a background says that says nothing. */
const SILENCE = new Promise<never>(() => {});

/** A line on which no time passes; `answer` plays the background. */
function line(answer: Answer, open = () => true) {
  let isSilent = false;
  const sent: RecorderMessage[] = [];
  const waits: number[] = [];
  const made: Line = {
    send: (message) => {
      sent.push(message);
      const coming = answer(message);
      isSilent = coming === SILENCE;
      return coming;
    },
    isOpen: open,
    wait: (ms) => {
      // Ten seconds are over only where no answer comes; the message is sent a moment after this.
      if (ms >= 10_000) return Promise.resolve().then(() => (isSilent ? undefined : SILENCE));
      waits.push(ms);
      return Promise.resolve();
    },
  };
  return { made, sent, waits };
}

describe('delivering a record', () => {
  it('sends a short one whole, in a message that is in order', async () => {
    const { made, sent } = line(async () => ({ type: 'stored' }));

    expect(await deliver(made, visit, 0, recordOf('http://a.example/', []), UNPACED)).toEqual({
      type: 'stored',
    });
    expect(sent.map((message) => parseRecorderMessage(message)?.type)).toEqual(['page']);
  });

  it('sends a long one in pieces that are in order and make the record again', async () => {
    const targets = Array.from(
      { length: 9000 },
      (_, i) => `http://a.example/${'é'.repeat(40)}/${i}`,
    );
    const record = recordOf('http://a.example/', targets);
    const { made, sent } = line(async (message) =>
      message.type === 'piece' && message.index < message.count - 1
        ? { type: 'staged' }
        : { type: 'stored' },
    );

    expect(await deliver(made, visit, 2, record, UNPACED)).toEqual({ type: 'stored' });
    expect(sent.length).toBeGreaterThan(1);
    expect(sent.map((message) => parseRecorderMessage(message)?.type)).toEqual(
      sent.map(() => 'piece'),
    );
    const text = sent.map((message) => (message.type === 'piece' ? message.text : '')).join('');
    expect(parsePageRecord(JSON.parse(text))).toEqual(record);
    expect(text.length).toBeGreaterThan(PIECE_LENGTH);
  });

  it('sends all pieces once more when some did not stay, then gives up visibly', async () => {
    const targets = Array.from(
      { length: 9000 },
      (_, i) => `http://a.example/${'x'.repeat(60)}/${i}`,
    );
    const { made, sent } = line(async () => ({ type: 'staged' }));

    expect(await deliver(made, visit, 0, recordOf('http://a.example/', targets), UNPACED)).toEqual({
      type: 'failed',
      why: 'database',
    });
    const count = sent[0].type === 'piece' ? sent[0].count : 0;
    expect(sent.length).toBe(2 * count);
  });

  it.each<[string, () => Promise<RecorderReply | undefined>]>([
    ['an error', () => Promise.reject(new Error('The message port closed.'))],
    ['an empty answer', () => Promise.resolve(undefined)],
    ['silence', () => SILENCE],
    ['a full disk', () => Promise.resolve({ type: 'failed', why: 'full' })],
    ['a database that does not answer', () => Promise.resolve({ type: 'failed', why: 'database' })],
  ])('tries again after %s', async (_, bad) => {
    let tries = 0;
    const { made, waits } = line(() => (++tries < 4 ? bad() : Promise.resolve({ type: 'stored' })));

    expect(await insist(made, { type: 'may-record' })).toEqual({ type: 'stored' });
    expect(waits).toEqual([250, 1000, 3000]);
  });

  it('gives up after five tries and says why', async () => {
    const silent = line(async () => undefined);
    const full = line(async () => ({ type: 'failed', why: 'full' }));

    expect(await insist(silent.made, { type: 'may-record' })).toEqual({
      type: 'failed',
      why: 'unreachable',
    });
    expect(await insist(full.made, { type: 'may-record' })).toEqual({
      type: 'failed',
      why: 'full',
    });
    expect([silent.sent.length, full.sent.length]).toEqual([5, 5]);
  });

  it.each<RecorderReply>([
    { type: 'refused', why: 'never' },
    { type: 'failed', why: 'invalid' },
    { type: 'failed', why: 'conflict' },
  ])('takes $type for an answer', async (reply) => {
    const { made, sent } = line(async () => reply);

    expect(await insist(made, { type: 'may-record' })).toEqual(reply);
    expect(sent.length).toBe(1);
  });

  it('falls silent once the extension is gone', async () => {
    const { made, sent } = line(
      async () => undefined,
      () => sent.length < 2,
    );

    expect(await insist(made, { type: 'may-record' })).toBeNull();
    expect(sent.length).toBe(2);
  });

  it('says "stored" only when the background said so, whatever is lost on the way', async () => {
    const faults = fc.array(fc.constantFrom('lost', 'reply lost', 'error', 'through'), {
      minLength: 5,
      maxLength: 5,
    });
    await fc.assert(
      fc.asyncProperty(faults, async (plan) => {
        let stored = 0;
        let n = 0;
        const { made } = line(async () => {
          const fate = plan[n++];
          if (fate === 'error') throw new Error('Could not establish connection.');
          if (fate === 'lost') return undefined;
          stored++;
          return fate === 'reply lost' ? undefined : { type: 'stored' };
        });
        const reply = await insist(made, { type: 'may-record' });

        expect(reply?.type === 'stored').toBe(plan.includes('through'));
        if (reply?.type === 'stored') expect(stored).toBeGreaterThan(0);
      }),
      { numRuns: 200, seed: 4 },
    );
  });
});
