import { useEffect, useState } from 'preact/hooks';
import { useWatched } from '../../../../components/use-watched.ts';
import type { Label } from '../../../model/label.ts';
import type { Database } from '../../../store/database.ts';
import { boundaryState } from '../../../store/overview.ts';
import { watch } from '../../../store/watch.ts';
import { askLabels } from '../../../view/site-questions.ts';

/** All the person has said of the page's site, taken back or not; read again when that changes. */
export function useLabels(db: Database, page: string): Label[] {
  const [labels, setLabels] = useState<Label[]>([]);
  const changed = useWatched<string>(
    (tell, fail) => watch(() => boundaryState(db), tell, fail),
    [],
  ).value;
  useEffect(() => {
    let late = false;
    askLabels(page).then(
      (found) => late || setLabels(found),
      // The boundary is asked for at the same time, and says what is wrong.
      () => {},
    );
    return () => {
      late = true;
    };
  }, [page, changed]);
  return labels;
}
