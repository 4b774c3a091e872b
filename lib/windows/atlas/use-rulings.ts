import { useEffect, useState } from 'preact/hooks';
import type { SaidRuling } from '../../../components/site-rulings.tsx';
import type { KnownSite } from '../../model/known-site.ts';
import type { Ruling } from '../../model/ruling.ts';
import { say, sayError } from '../../say.ts';
import { withoutScheme } from '../../url/anatomy.ts';
import { joinSites, partSite, rulingsOn, takeRulingBack } from '../../view/atlas-questions.ts';

/** What the person says of the site of a page as a whole, and what was said so far. */
export function useRulings(page: string, sites: readonly KnownSite[], changed: string | null) {
  const [rulings, setRulings] = useState<Ruling[]>([]);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const read = () => rulingsOn(page).then(setRulings);
  useEffect(() => {
    read().catch((failure) => setError(sayError(failure)));
  }, [page, changed]);
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true);
    setError(null);
    try {
      await work();
      await read();
    } catch (failure) {
      setError(sayError(failure));
    } finally {
      setBusy(false);
    }
  };
  return {
    said: rulings.map((ruling) => said(ruling, sites)),
    busy,
    error,
    onJoin: (other: string) => void run(() => joinSites(page, other)),
    onPart: (place: string) => void run(() => partSite(page, place)),
    onUndo: (id: number) => void run(() => takeRulingBack(id)),
  };
}

function said(ruling: Ruling, sites: readonly KnownSite[]): SaidRuling {
  const { id, at, withdrawnAt } = ruling;
  const words =
    ruling.kind === 'together'
      ? say('rulingTogether', nameOf(ruling.other, sites))
      : say('rulingApart', withoutScheme(ruling.place));
  const takenBack = withdrawnAt === null ? null : new Date(withdrawnAt);
  return { id, words, at: new Date(at), takenBack };
}

/** The site is known by its name while it is by itself, else by the page it was told by. */
const nameOf = (page: string, sites: readonly KnownSite[]): string =>
  sites.find((site) => site.page === page)?.name ?? withoutScheme(page);
