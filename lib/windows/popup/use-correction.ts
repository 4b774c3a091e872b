import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { Choice, Draft, LabelReach } from '../../../components/correct-page.tsx';
import type { Label } from '../../model/label.ts';
import { say, sayError } from '../../say.ts';
import { directoryBelowHost } from '../../view/breadcrumb.ts';
import { askWithdraw, type Correction, correct, preview } from '../../view/site-questions.ts';
import { movesOf } from '../../view/site-sentences.ts';

/** Something done, and how to undo it. */
interface Done {
  text: string;
  /** What had been said before. */
  before: Choice;
  undo(): Promise<unknown>;
}

/**
 * A correction from its choice to its undoing: nothing is stored before the person has seen what it
 * moves. `labels` are those that decide the page now, for one target, the last of them foremost.
 */
export function useCorrection(page: string, labels: readonly Label[]) {
  const [draft, setDraft] = useState<{ choice: Choice; reach: LabelReach } | null>(null);
  const [moves, setMoves] = useState<Pick<Draft, 'moves' | 'refused'>>(UNSEEN);
  const [done, setDone] = useState<Done | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  // What was just said stands until it has been read back, lest the choice jump to and fro.
  const [pending, setPending] = useState<Choice | null>(null);
  const read: Choice = labels.at(-1)?.side ?? 'unsure'; // nothing said: unsure
  const said = pending ?? read;
  useEffect(() => setPending(null), [labels]);

  // Before anything is painted: what another draft moves is never seen beside this one.
  useLayoutEffect(() => {
    setMoves(UNSEEN);
    if (draft === null || draft.choice === 'unsure') return;
    let late = false;
    preview(page, correctionOf(page, draft.choice, draft.reach)).then(
      (found) => late || setMoves({ moves: movesOf(found), refused: null }),
      (error) => late || setMoves({ moves: null, refused: sayError(error) }),
    );
    return () => {
      late = true;
    };
  }, [draft, page]);

  const run = async (choice: Choice, work: () => Promise<Done | null>) => {
    setBusy(true);
    setFailed(null);
    try {
      setDone(await work());
      setPending(choice);
      setDraft(null);
    } catch (error) {
      setFailed(sayError(error));
    } finally {
      setBusy(false);
    }
  };
  const choose = (choice: Choice) => {
    setDone(null);
    setFailed(null);
    setDraft(choice === said ? null : { choice, reach: 'url' });
  };
  const apply = () => {
    const { choice, reach } = draft!;
    return run(choice, async () => {
      const done =
        choice === 'unsure'
          ? await takeAllBack(page, labels)
          : await give(page, correctionOf(page, choice, reach));
      return { ...done, before: read };
    });
  };
  const undo = () =>
    run(done!.before, async () => {
      await done!.undo();
      return null;
    });
  return {
    said,
    draft: draft && { ...draft, ...moves },
    done: done?.text ?? null,
    failed,
    busy,
    choose,
    widen: (reach: LabelReach) => setDraft(draft && { ...draft, reach }),
    apply,
    cancel: () => setDraft(null),
    undo,
  };
}

type Deed = Omit<Done, 'before'>;

const UNSEEN = { moves: null, refused: null };

const correctionOf = (page: string, side: 'in' | 'out', reach: LabelReach): Correction => ({
  side,
  reach,
  // Offered where there is one.
  typed: reach === 'prefix' ? (directoryBelowHost(page) ?? page) : page,
});

async function give(page: string, correction: Correction): Promise<Deed> {
  const id = await correct(page, correction);
  const text = say(correction.side === 'in' ? 'notedIn' : 'notedOut');
  return { text, undo: () => askWithdraw(id) };
}

async function takeAllBack(page: string, labels: readonly Label[]): Promise<Deed> {
  for (const { id } of labels) await askWithdraw(id);
  const { side, reach, target } = labels.at(-1)!;
  return {
    text: say('takenBack'),
    undo: () => correct(page, { side, reach, typed: target }),
  };
}
