import { useEffect, useState } from 'preact/hooks';
import { ResultTable } from '../../../../components/result-table.tsx';
import type { ConsoleTable } from '../../../model/console.ts';
import { say, sayCount, sayError } from '../../../say.ts';
import { columnWords } from '../../../view/console-sentences.ts';
import { csvOf, jsonOf } from '../../../view/table-text.ts';
import type { CommandState } from './use-command.ts';

/** Rows shown at first, and more with every press. */
const ROWS = 200;

/** What became of the last command. */
export function ConsoleOutcome({ state }: { state: CommandState }) {
  if (state.at === 'wrong') {
    return (
      <p role="alert" class="note failed">
        {state.place === null ? state.why : say('consoleAt', state.place + 1, state.why)}
      </p>
    );
  }
  if (state.at === 'running') {
    const { reading } = state;
    return (
      <p role="status" class="faint">
        {reading === null || reading.of === 0
          ? say('aboutReading')
          : say('aboutReadingPages', reading.done, reading.of)}
      </p>
    );
  }
  return state.at === 'done' ? <Result table={state.table} /> : null;
}

function Result({ table }: { table: ConsoleTable }) {
  const [most, setMost] = useState(ROWS);
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    setMost(ROWS);
    setSaid(null);
  }, [table]);
  const copy = async (as: 'csv' | 'json') => {
    try {
      await navigator.clipboard.writeText(as === 'csv' ? csvOf(table) : jsonOf(table));
      setSaid(sayCount('consoleCopied', table.rows.length));
    } catch (error) {
      setSaid(sayError(error));
    }
  };
  return (
    <ResultTable
      columns={table.columns.map(columnWords)}
      rows={table.rows.slice(0, most)}
      here={table.rows.length}
      of={table.of}
      said={said}
      onMore={most < table.rows.length ? () => setMost(most + ROWS) : null}
      onCopy={copy}
    />
  );
}
