import { useEffect, useState } from 'preact/hooks';
import { language } from '../../say.ts';

/**
 * Storage in use, as the browser estimates it; looked up again when the number of pages changes.
 */
export function useStorageUsed(pages: number | undefined): string {
  const [used, setUsed] = useState('…');
  useEffect(() => {
    void navigator.storage.estimate().then(({ usage = 0 }) => setUsed(megabytes(usage)));
  }, [pages]);
  return used;
}

const megabytes = (bytes: number): string =>
  (bytes / 1e6).toLocaleString(language(), {
    style: 'unit',
    unit: 'megabyte',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
