import { useEffect, useState } from 'preact/hooks';
import { aboutPage } from '../../../view/about-questions.ts';

/** A few words that links really say of a page's site, so that examples find something. */
export function useExampleWords(page: string | null): string[] {
  const [words, setWords] = useState<string[]>([]);
  useEffect(() => {
    if (page === null) return;
    let late = false;
    aboutPage({ page, what: 'site', side: 'both', other: '', directory: '', language: '' }).then(
      (answer) => {
        if (late || !('about' in answer)) return;
        setWords(answer.about.words.flatMap(({ word }) => word.split(' ')).slice(0, 2));
      },
      () => {}, // the examples keep the words they have
    );
    return () => {
      late = true;
    };
  }, [page]);
  return words;
}
