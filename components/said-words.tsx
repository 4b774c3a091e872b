import type { ComponentChildren } from 'preact';

interface Props {
  label: string;
  words: { word: string; weight: number; count: string }[];
  /** The words whose links are shown. */
  open: ReadonlySet<string>;
  onToggle(word: string): void;
  /** The links that gave a word. */
  linksOf(word: string): ComponentChildren;
}

/** Words as bars as long as they weigh; each opens to the links it came from. */
export function SaidWords({ label, words, open, onToggle, linksOf }: Props) {
  return (
    <ol class="said" aria-label={label}>
      {words.map(({ word, weight, count }, i) => (
        <li key={word}>
          <button
            type="button"
            class="said-word"
            aria-expanded={open.has(word)}
            aria-controls={open.has(word) ? `saying-${i}` : undefined}
            onClick={() => onToggle(word)}
          >
            <span class="said-bar" style={{ width: `${Math.round(100 * weight)}%` }} />
            <bdi>{word}</bdi>
            <small>{count}</small>
          </button>
          {open.has(word) && (
            <div id={`saying-${i}`} class="saying small">
              {linksOf(word)}
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}
