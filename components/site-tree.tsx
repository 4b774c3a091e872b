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
    <section aria-label="Where this site is" class="tree small">
      <h2>Where this site is</h2>
      <p class="faint legend">addresses in, of all known</p>
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
          <summary>{more.length} more</summary>
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
        <b>{inside.toLocaleString()}</b> of {Math.max(known, inside).toLocaleString()}
      </span>
    </div>
  );
}
