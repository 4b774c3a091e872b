import { useLayoutEffect, useState } from 'preact/hooks';
import type { Deed, SelectionDraft } from '../../../../components/selection-bar.tsx';
import { labelDecider } from '../../../boundary/cut/labels.ts';
import { MOST_LABELS } from '../../../messages.ts';
import type { Label } from '../../../model/label.ts';
import { say, sayError } from '../../../say.ts';
import { withoutScheme } from '../../../url/anatomy.ts';
import { chosenOf, type Whole, wholeOf } from '../../../view/addresses/selection.ts';
import { givingAgain } from '../../../view/corrections.ts';
import { type Change, makeChange, previewChange } from '../../../view/site-questions.ts';
import { movesOf } from '../../../view/site-sentences.ts';
import type { AddressList } from './use-address-list.ts';

/** What is drafted stays what it was when it was seen, whatever the list does meanwhile. */
interface Draft {
  deed: Deed;
  urls: string[];
  whole: Whole | null;
  isWhole: boolean;
}

const UNSEEN = { moves: null, refused: null };

/** A correction of what is chosen, from its choice to its undoing; one change, one undo. */
export function useSelectionCorrection(
  page: string,
  labels: readonly Label[],
  list: AddressList | null,
) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [moves, setMoves] = useState<Pick<SelectionDraft, 'moves' | 'refused'>>(UNSEEN);
  const [done, setDone] = useState<{ text: string; undo: Change } | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  // Before anything is painted: what another draft moves is never seen beside this one. What was
  // said may be heard of late, or change meanwhile: what is applied is always what was last seen.
  useLayoutEffect(() => {
    setMoves(UNSEEN);
    if (draft === null) return;
    const change = changeOf(draft, labels);
    if (typeof change === 'string') return setMoves({ moves: null, refused: change });
    let late = false;
    previewChange(page, change).then(
      (found) => late || setMoves({ moves: movesOf(found), refused: null }),
      (error) => late || setMoves({ moves: null, refused: sayError(error) }),
    );
    return () => {
      late = true;
    };
  }, [draft, page, labels]);
  // A draft is about the addresses that are chosen: it goes with them, at once, or it would take
  // the next with it. The list may be read anew, with the same ones chosen.
  useLayoutEffect(() => {
    setDraft((before) => (before !== null && isAbout(before, chosenUrls(list)) ? before : null));
  }, [list?.selection.chosen]);

  const run = async (work: () => Promise<typeof done>) => {
    setBusy(true);
    setFailed(null);
    try {
      setDone(await work());
      setDraft(null);
    } catch (error) {
      setFailed(sayError(error));
    } finally {
      setBusy(false);
    }
  };
  return {
    draft: draft && {
      deed: draft.deed,
      ...moves,
      whole: draft.whole && { name: nameOf(draft.whole), isMeant: draft.isWhole },
    },
    done: done?.text ?? null,
    failed,
    busy,
    choose(deed: Deed) {
      const { table } = list!.found;
      const urls = chosenUrls(list);
      const whole = wholeOf(table, list!.selection);
      setDone(null);
      setFailed(null);
      setDraft({ deed, urls, whole, isWhole: whole !== null && urls.length > 1 });
    },
    mean: (isWhole: boolean) => setDraft(draft && { ...draft, isWhole }),
    cancel: () => setDraft(null),
    apply: () =>
      run(async () => {
        const change = changeOf(draft!, labels) as Change; // only what was previewed can be applied
        const back = labels.filter(({ id }) => change.withdraw.includes(id));
        const ids = await makeChange(page, change);
        const text = say(NOTED[draft!.deed]);
        list!.clear();
        return { text, undo: { give: givingAgain(back), withdraw: ids } };
      }),
    undo: () =>
      run(async () => {
        await makeChange(page, done!.undo);
        return null;
      }),
  };
}

const chosenUrls = (list: AddressList | null): string[] =>
  list === null ? [] : chosenOf(list.selection).map((number) => list.found.table.urls[number]);

const isAbout = ({ urls }: Draft, chosen: readonly string[]): boolean =>
  urls.length === chosen.length && urls.every((url, i) => url === chosen[i]);

const NOTED = { in: 'notedIn', out: 'notedOut', 'take-back': 'takenBack' } as const;

/** What the draft asks for; or a sentence for why it cannot be. */
function changeOf(
  { deed, urls, whole, isWhole }: Draft,
  labels: readonly Label[],
): Change | string {
  if (deed === 'take-back') {
    const decide = labelDecider(labels);
    const deciding = urls.map(decide).flatMap((label) => label?.id ?? []);
    const withdraw = [...new Set(deciding)];
    if (withdraw.length === 0) return say('saidNothing');
    return withdraw.length > MOST_LABELS ? say('tooMany', MOST_LABELS) : { give: [], withdraw };
  }
  if (isWhole && whole !== null) {
    return { give: [{ side: deed, reach: whole.reach, typed: whole.target }], withdraw: [] };
  }
  if (urls.length > MOST_LABELS) return say('tooMany', MOST_LABELS);
  return { give: urls.map((typed) => ({ side: deed, reach: 'url', typed })), withdraw: [] };
}

const nameOf = ({ reach, target }: Whole): string =>
  reach === 'host' ? say('reachHost', target) : say('reachDirectory', withoutScheme(target));
