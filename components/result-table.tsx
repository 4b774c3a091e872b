import { say, sayCount, sayNumber } from '../lib/say.ts';

interface Props {
  columns: string[];
  rows: (string | number)[][];
  /** How many rows came, and how many there are in all. */
  here: number;
  of: number;
  said: string | null;
  onMore: (() => void) | null;
  onCopy(as: 'csv' | 'json'): void;
}

/** What a command gave, some rows at a time, to read and to copy. */
export function ResultTable({ columns, rows, here, of, said, onMore, onCopy }: Props) {
  if (of === 0) return <p role="status">{say('consoleNothing')}</p>;
  return (
    <div class="console">
      <div class="row">
        <p role="status">{sayCount('consoleRows', of)}</p>
        <button type="button" onClick={() => onCopy('csv')}>
          {say('consoleCopyCsv')}
        </button>
        <button type="button" onClick={() => onCopy('json')}>
          {say('consoleCopyJson')}
        </button>
        {said !== null && <p role="status">{said}</p>}
      </div>
      {here < of && <p class="note small">{say('consoleFirst', here, of)}</p>}
      <div class="console-frame">
        <table>
          <caption class="unseen">{say('consoleResult')}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, i) => (
              <tr key={i}>
                {row.map((cell, j) => (
                  <td key={columns[j]} class={typeof cell === 'number' ? 'number' : undefined}>
                    <bdi>{typeof cell === 'number' ? sayNumber(cell) : cell}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {onMore !== null && (
        <button type="button" onClick={onMore}>
          {say('consoleMore')}
        </button>
      )}
    </div>
  );
}
