import { useRef, useState } from 'preact/hooks';
import type { Completion, OfferedText } from '../../../model/console.ts';
import { askCompletions } from '../../../view/about-questions.ts';

/** Fast typists are not asked about every letter. */
const RESTING = 120;
const NOTHING: Completion = { from: 0, candidates: [] };

/** What may be typed next, asked for while the person types. */
export function useOffers() {
  const [offers, setOffers] = useState<Completion & { to: number }>({ ...NOTHING, to: 0 });
  const turn = useRef(0);
  const close = () => {
    turn.current++;
    setOffers({ ...NOTHING, to: 0 });
  };
  const ask = async (text: string, cursor: number) => {
    const own = ++turn.current;
    await new Promise((resume) => setTimeout(resume, RESTING));
    if (own !== turn.current) return;
    // Without offers one can type all the same.
    const found = await askCompletions(text, cursor).catch(() => NOTHING);
    if (own === turn.current) setOffers({ ...found, to: cursor });
  };
  /** The text with an offer in the place of what was typed of it. */
  const taken = (text: string, offered: string): string =>
    text.slice(0, offers.from) + offered + text.slice(offers.to);
  const list: OfferedText[] = offers.candidates;
  return { list, ask: (text: string, cursor: number) => void ask(text, cursor), close, taken };
}
