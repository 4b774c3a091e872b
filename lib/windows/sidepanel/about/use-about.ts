import { useEffect, useRef, useState } from 'preact/hooks';
import type { About, AboutAsked, Reading } from '../../../model/about.ts';
import { sayError } from '../../../say.ts';
import { aboutPage, stopReading } from '../../../view/about-questions.ts';

/** Milliseconds between two looks at how far the reading is. */
const LOOK_AGAIN = 500;

export interface AboutState {
  /** The last answer and what was asked; null before there is one. */
  told: { asked: AboutAsked; about: About } | null;
  /** How far the reading of stored pages is; null when nothing is being read. */
  reading: Reading | null;
  error: string | null;
  /** Where the person stopped the reading; null where they did not. */
  stopped: Reading | null;
}

export interface Asking extends AboutState {
  stop(): void;
  again(): void;
}

/**
 * What links say, asked again whenever the question or one of `changes` is another. One question at
 * a time; an answer stays in view until there is a newer one.
 */
export function useAbout(asked: AboutAsked, changes: unknown[]): Asking {
  const [state, setState] = useState<AboutState>(NOTHING);
  const now = useRef(asked);
  now.current = asked;
  const running = useRef(false);
  const wanted = useRef(false);
  const gone = useRef(false);
  /** The question that is not to be asked again by itself. */
  const halted = useRef('');
  const isHalted = () => halted.current === askingKey(now.current);
  const look = async () => {
    wanted.current = true;
    if (running.current || isHalted()) return;
    running.current = true;
    while (wanted.current && !gone.current && !isHalted()) {
      wanted.current = false;
      const next = await answerTo(now.current);
      if (isHalted()) break;
      setState((before) => ({ ...before, ...next }));
      if (next.reading === null) continue;
      wanted.current = true;
      await new Promise((resume) => setTimeout(resume, LOOK_AGAIN));
    }
    running.current = false;
  };
  useEffect(() => {
    void look();
  }, [askingKey(asked), ...changes]);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);
  const stop = () => {
    halted.current = askingKey(asked);
    setState((before) => ({ ...before, reading: null, stopped: before.reading }));
    void stopReading().catch(() => {}); // then it is read to its end, unseen
  };
  const again = () => {
    halted.current = '';
    void look();
  };
  return { ...state, stop, again };
}

const NOTHING: AboutState = { told: null, reading: null, error: null, stopped: null };

async function answerTo(asked: AboutAsked): Promise<Partial<AboutState>> {
  try {
    const answer = await aboutPage(asked);
    if ('reading' in answer) return { reading: answer.reading, error: null, stopped: null };
    const told = { asked, about: answer.about };
    return { told, reading: null, error: null, stopped: null };
  } catch (error) {
    return { reading: null, error: sayError(error) };
  }
}

/** Two questions with one key are one. */
export const askingKey = ({ page, what, side, other, directory, language }: AboutAsked): string =>
  [what, side, page, other, directory, language].join(' ');
