import { useEffect, useState } from 'preact/hooks';
import type { KnownSite } from '../../model/known-site.ts';
import { askWords } from '../../view/atlas-questions.ts';

/** Milliseconds between two looks at whether the stored pages have been read. */
const LOOK_AGAIN = 700;
const SITES_AT_ONCE = 200;

/** The first words of every site, by its number; those known stay until there are newer ones. */
export function useSiteWords(
  sites: readonly KnownSite[] | undefined,
): ReadonlyMap<number, string[]> {
  const [words, setWords] = useState<ReadonlyMap<number, string[]>>(new Map());
  useEffect(() => {
    let late = false;
    const read = async (all: readonly KnownSite[]) => {
      for (let start = 0; start < all.length && !late; ) {
        const some = all.slice(start, start + SITES_AT_ONCE);
        const told = await askWords(some.map(({ page }) => page));
        if (late) return;
        if (told === null) {
          await new Promise((resume) => setTimeout(resume, LOOK_AGAIN));
          continue;
        }
        setWords(
          (before) => new Map([...before, ...some.map(({ id }, i) => [id, told[i]] as const)]),
        );
        start += SITES_AT_ONCE;
      }
    };
    // Sites are told without words where these cannot be had; what is wrong, the list says.
    read(sites ?? []).catch(() => {});
    return () => {
      late = true;
    };
  }, [sites]);
  return words;
}
