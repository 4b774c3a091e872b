import { say, sayCount, sayNumber } from '../lib/say.ts';

interface Row {
  /** What it is called in the list, and in full. */
  name: string;
  full: string;
  inside: number;
  /** Known addresses, out ones included. */
  known: number;
}

interface Props {
  hosts: (Row & { directories: Row[] })[];
  /** What did not fit, told on request. */
  more: Row[];
}

/** Hosts and directories of a site, with how many of their known addresses are in. */
export function SiteTree({ hosts, more }: Props) {
  return (
    <section aria-label={say('whereSiteIs')} class="tree small">
      <h2>{say('whereSiteIs')}</h2>
      <p class="faint legend">{say('treeLegend')}</p>
      <ul>
        {hosts.map((host) => (
          <li key={host.full}>
            <TreeRow row={host} />
            {host.directories.length > 0 && (
              <ul>
                {host.directories.map((directory) => (
                  <li key={directory.full}>
                    <TreeRow row={directory} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {more.length > 0 && (
        <details>
          <summary>{sayCount('moreRows', more.length)}</summary>
          <ul>
            {more.map((row) => (
              <li key={row.full}>
                <TreeRow row={{ ...row, name: row.full }} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function TreeRow({ row: { name, full, inside, known } }: { row: Row }) {
  return (
    <div class="tree-row">
      <code title={full}>{name}</code>
      <span>
        <b>{sayNumber(inside)}</b> {say('ofKnown', Math.max(known, inside))}
      </span>
    </div>
  );
}
