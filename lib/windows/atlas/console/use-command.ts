import { useRef, useState } from 'preact/hooks';
import type { Reading } from '../../../model/about.ts';
import type { ConsoleTable } from '../../../model/console.ts';
import { sayError } from '../../../say.ts';
import { askConsole } from '../../../view/about-questions.ts';

export type CommandState =
  | { at: 'rest' }
  | { at: 'running'; reading: Reading | null }
  | { at: 'done'; table: ConsoleTable }
  /** What is wrong and where in the text; null where it is not the text. */
  | { at: 'wrong'; why: string; place: number | null };

/** Milliseconds between two looks at how far the reading is. */
const LOOK_AGAIN = 500;
const KEPT = 50;

/** Runs one command at a time, the last that was asked for, and remembers those before. */
export function useCommand() {
  const [state, setState] = useState<CommandState>({ at: 'rest' });
  const history = useRef<string[]>([]);
  const place = useRef(0);
  const turn = useRef(0);
  const run = async (text: string) => {
    const own = ++turn.current;
    history.current = [...history.current.filter((one) => one !== text), text].slice(-KEPT);
    place.current = history.current.length;
    setState({ at: 'running', reading: null });
    for (;;) {
      const next = await outcomeOf(text);
      if (own !== turn.current) return;
      setState(next);
      if (next.at !== 'running') return;
      await new Promise((resume) => setTimeout(resume, LOOK_AGAIN));
    }
  };
  /** The command before or after the one last shown; null where there is none. */
  const earlier = (step: -1 | 1): string | null => {
    const next = place.current + step;
    if (next < 0 || next >= history.current.length) return null;
    place.current = next;
    return history.current[next];
  };
  return { state, run: (text: string) => void run(text), earlier };
}

async function outcomeOf(text: string): Promise<CommandState> {
  try {
    const answer = await askConsole(text);
    if ('reading' in answer) return { at: 'running', reading: answer.reading };
    if ('wrong' in answer) return { at: 'wrong', why: answer.wrong, place: answer.at };
    return { at: 'done', table: answer.table };
  } catch (error) {
    return { at: 'wrong', why: sayError(error), place: null };
  }
}
