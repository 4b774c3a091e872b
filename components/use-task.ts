import { useState } from 'preact/hooks';
import { sayError } from '../lib/say.ts';

/** Runs one piece of work at a time and keeps what it said: busy, done with a sentence, failed. */
export function useTask() {
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ ok: boolean; text: string } | null>(null);
  const run = async (work: () => Promise<string | null>) => {
    setBusy(true);
    setSaid(null);
    try {
      const text = await work();
      if (text !== null) setSaid({ ok: true, text });
    } catch (error) {
      setSaid({ ok: false, text: sayError(error) });
    } finally {
      setBusy(false);
    }
  };
  return { busy, said, run };
}
