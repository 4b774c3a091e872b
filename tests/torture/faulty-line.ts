/**
 * A line between recorder and background on which messages and answers are lost, doubled, overtaken
 * and late. What happens to each is drawn; in which order things happen is the scheduler's choice,
 * and that includes waiting: a pause may end before an answer that was given long ago arrives.
 */
import type fc from 'fast-check';
import type { RecorderOrigin } from '../../lib/background/receive.ts';
import type { RecorderMessage, RecorderReply } from '../../lib/messages.ts';
import type { Line } from '../../lib/recorder/deliver.ts';
import type { MortalBackground } from './mortal-background.ts';

export type Fate = 'through' | 'lost' | 'doubled' | 'answer lost' | 'error';

/** Chromium's bound; above it sending throws. */
const MOST_BYTES = 64 * 1024 * 1024;

export interface Wires {
  scheduler: fc.Scheduler;
  fates: Iterator<Fate>;
  background: MortalBackground;
  /** The longest message that was sent, in characters of JSON. */
  longest: number;
}

export function faultyLine(wires: Wires, from: RecorderOrigin, now: () => number): Line {
  const happen = (what: string) => wires.scheduler.schedule(Promise.resolve(), what);
  const arrive = async (json: string): Promise<RecorderReply | undefined> => {
    await happen('message');
    const reply = await wires.background.hear(JSON.parse(json), from, now());
    await happen('answer');
    return reply && JSON.parse(JSON.stringify(reply));
  };
  return {
    isOpen: () => true,
    // Long pauses end later than short ones, as a rule.
    wait: async (ms) => {
      for (let left = ms; left > 0; left -= 4000) await happen('pause');
    },
    send: async (message: RecorderMessage) => {
      const json = JSON.stringify(message);
      wires.longest = Math.max(wires.longest, json.length);
      if (json.length > MOST_BYTES)
        throw new Error('Message length exceeded maximum allowed length.');
      const fate: Fate = wires.fates.next().value;
      if (fate === 'error') throw new Error('Receiving end does not exist.');
      if (fate === 'lost') return undefined;
      if (fate === 'doubled') void arrive(json);
      const reply = await arrive(json);
      return fate === 'answer lost' ? undefined : reply;
    },
  };
}
