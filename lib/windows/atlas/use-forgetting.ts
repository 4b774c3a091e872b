import { useState } from 'preact/hooks';
import { sayError } from '../../say.ts';
import { forgetSite } from '../../view/atlas-questions.ts';

/** Forgetting the site of a page; how many pages went, once they have. */
export function useForgetting(page: string) {
  const [forgotten, setForgotten] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const forget = async () => {
    setBusy(true);
    setError(null);
    try {
      setForgotten(await forgetSite(page));
    } catch (failure) {
      setError(sayError(failure));
    } finally {
      setBusy(false);
    }
  };
  return { forgotten, busy, error, forget };
}
