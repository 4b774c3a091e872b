import { describe, expect, it } from 'vitest';
import { parsePage } from '../../lab/evaluate/parse-page.ts';
import type { RecorderMessage, RecorderReply } from '../../lib/messages.ts';
import { Recorder } from '../../lib/recorder/recorder.ts';
import { handWindow } from './hand-window.ts';

type Answer = (message: RecorderMessage) => RecorderReply | Promise<RecorderReply>;

/** What a background says that may store the page. */
const stores: Answer = (message) => {
  if (message.type === 'may-record') return { type: 'go-ahead', signedIn: false };
  return message.type === 'declined' ? { type: 'refused', why: message.why } : { type: 'stored' };
};
const PASSWORD = '<input type=password>';

function recorderIn(html: string, answer: Answer) {
  const hand = handWindow(html);
  const sent: RecorderMessage[] = [];
  const background = { answer };
  const line = {
    send: async (message: RecorderMessage) => {
      sent.push(message);
      return background.answer(message);
    },
    isOpen: () => true,
    // Pauses are over at once; the background is never so silent that it counts as dead.
    wait: (ms: number) => (ms < 10_000 ? Promise.resolve() : new Promise<never>(() => {})),
  };
  const recorder = new Recorder(
    hand.window,
    line,
    () => 'f'.repeat(32),
    async () => {},
  );
  const told = () => sent.map(({ type }) => type);
  return { ...hand, recorder, background, sent, told };
}

const SIGNED_IN = '<title>Page</title><body><p>Hello<a href="/logout">Log out</a>';

describe('a page that was open before an update, with a log-out control', () => {
  it.each(['paused', 'never', 'not-chosen'] as const)('goes where it is %s', async (why) => {
    const { recorder, turn, sent, told } = recorderIn(SIGNED_IN, (message) =>
      message.type === 'may-record' ? { type: 'refused', why } : stores(message),
    );
    recorder.resume();
    await turn(120_000);

    expect(told()).toEqual(['may-record', 'declined']);
    expect(sent[1]).toMatchObject({ why: 'signed-in', visit: null });
  });

  it('stays where the person allowed it, which is asked once', async () => {
    const { recorder, turn, told } = recorderIn(SIGNED_IN, () => ({
      type: 'go-ahead',
      signedIn: true,
    }));
    recorder.resume();
    await turn(120_000);

    expect(told()).toEqual(['may-record']);
  });

  it('stays where it is allowed and only nothing is recorded at the moment', async () => {
    const { recorder, turn, told } = recorderIn(SIGNED_IN, () => ({
      type: 'refused',
      why: 'paused',
      signedIn: true,
    }));
    recorder.resume();
    await turn(120_000);

    expect(told()).toEqual(['may-record']);
  });

  it('is asked about again by the next look where nobody answered', async () => {
    const { recorder, background, turn, told } = recorderIn(SIGNED_IN, () => ({
      type: 'failed',
      why: 'database',
    }));
    recorder.resume();
    await turn(5000);
    expect(new Set(told())).toEqual(new Set(['may-record']));
    background.answer = stores;
    await turn(60_000);

    expect(told().slice(5)).toEqual(['may-record', 'declined']);
  });
});

describe('a secret typed into a page that was recorded', () => {
  const [field] = parsePage(PASSWORD).getElementsByTagName('input');

  it('takes it back once, however long it is', async () => {
    const { recorder, turn, type, told } = recorderIn('<p>Hello', stores);
    recorder.start();
    await turn(500);
    for (let i = 0; i < 40; i++) type(field);
    await turn(500);
    for (let i = 0; i < 40; i++) type(field);
    await turn(60_000);

    expect(told()).toEqual(['may-record', 'page', 'declined']);
  });

  it('is told to a background that fails by one message at a time, and to the next', async () => {
    const { recorder, background, turn, type, told } = recorderIn('<p>Hello', stores);
    recorder.start();
    await turn(500);
    background.answer = () => ({ type: 'failed', why: 'full' });
    for (let i = 0; i < 40; i++) type(field);
    await turn(500);
    expect(told().slice(2)).toEqual(Array(5).fill('declined')); // what one message is tried
    background.answer = stores;
    for (let i = 0; i < 40; i++) type(field);
    await turn(500);

    expect(told().slice(7)).toEqual(['declined']);
  });
});

it('a look that had to wait is not followed by a longer rest', async () => {
  const { recorder, background, turn, put, sent, told } = recorderIn('<p>Hello', stores);
  recorder.start();
  await turn(500);
  let release = () => {};
  const busy = new Promise<void>((resolve) => {
    release = resolve;
  });
  background.answer = (message) => busy.then(() => stores(message));
  recorder.restart();
  await turn(6000);
  release();
  await turn(500);
  expect(told()).toEqual(['may-record', 'page', 'may-record', 'page']);
  put(PASSWORD);
  await turn(2000);

  expect(sent.at(-1)).toMatchObject({ type: 'declined', why: 'password' });
});
