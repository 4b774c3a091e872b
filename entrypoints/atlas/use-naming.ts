import { useState } from 'preact/hooks';
import { say, sayError } from '../../lib/say.ts';
import { nameSite, namesOf, takeNamesBack } from '../../lib/view/atlas-questions.ts';

interface Done {
  said: string;
  undo(): Promise<unknown>;
}

/** Giving a site a name, giving it back, and undoing either. */
export function useNaming(page: string) {
  const [done, setDone] = useState<Done | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const run = async (work: () => Promise<Done | null>) => {
    setBusy(true);
    setError(null);
    try {
      setDone(await work());
    } catch (failure) {
      setError(sayError(failure));
    } finally {
      setBusy(false);
    }
  };
  return {
    said: done?.said ?? '',
    busy,
    error,
    rename: (name: string) =>
      run(async () => {
        const id = await nameSite(page, name);
        return { said: say('atlasRenamed', name), undo: () => takeNamesBack([id]) };
      }),
    /** Back to the name Ambit found. */
    unname: () =>
      run(async () => {
        const names = (await namesOf(page)).filter(({ withdrawnAt }) => withdrawnAt === null);
        await takeNamesBack(names.map(({ id }) => id));
        const last = names.at(-1);
        return last === undefined
          ? null
          : { said: say('atlasUnnamed'), undo: () => nameSite(page, last.name) };
      }),
    undo:
      done === null
        ? null
        : () =>
            run(async () => {
              await done.undo();
              return null;
            }),
  };
}
