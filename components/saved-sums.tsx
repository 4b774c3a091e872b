import { useEffect, useState } from 'preact/hooks';
import { say, sayError } from '../lib/say.ts';

interface Props {
  /** One line for each file that was saved, as `sha256sum -c` reads it; empty where none was. */
  lines: string;
}

/**
 * The checksums of what was just saved: to be looked at, or copied into the notes of an archive.
 */
export function SavedSums({ lines }: Props) {
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => setSaid(null), [lines]);
  if (lines === '') return null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(lines);
      setSaid(say('exportSumsCopied'));
    } catch (error) {
      setSaid(sayError(error));
    }
  };
  const isOne = lines.indexOf('\n') === lines.length - 1;
  return (
    <details class="sums" open={isOne}>
      <summary>{say('exportSumsShown')}</summary>
      <pre>{lines}</pre>
      <div class="row">
        <button type="button" onClick={copy}>
          {say('exportSumsCopy')}
        </button>
        <span role="status">{said}</span>
      </div>
    </details>
  );
}
