import { useEffect, useState } from 'preact/hooks';
import type { NameRow } from '../../../components/name-history.tsx';
import type { GivenName } from '../../model/site-name.ts';
import { say, sayError } from '../../say.ts';
import { nameSite, namesOf, takeNamesBack } from '../../view/atlas-questions.ts';

interface Done {
  said: string;
  undo(): Promise<unknown>;
}

/** Giving a site a name, giving it back, and undoing either; and all names it was ever given. */
export function useNaming(page: string, changed: string | null) {
  const [names, setNames] = useState<NameRow[]>([]);
  const [done, setDone] = useState<Done | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    let late = false;
    namesOf(page).then(
      (given) => late || setNames(given.map(nameRow).reverse()),
      () => {}, // the site is asked for at the same time, and says what is wrong
    );
    return () => {
      late = true;
    };
  }, [page, changed]);
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
    done: done?.said ?? null,
    names,
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
    undo: () =>
      run(async () => {
        await done?.undo();
        return null;
      }),
  };
}

const nameRow = ({ id, name, at, withdrawnAt }: GivenName): NameRow => ({
  id,
  name,
  at: new Date(at),
  takenBack: withdrawnAt === null ? null : new Date(withdrawnAt),
});
