interface Directory {
  path: string;
  pages: number;
  known: number;
}

/** The largest directories of a host, with how many of their addresses were opened. */
export function Directories({ host, rows }: { host: string; rows: Directory[] }) {
  if (rows.length === 0) return null;
  return (
    <section aria-label={`Directories of ${host}`}>
      <ul class="directories small">
        {rows.map(({ path, pages, known }) => (
          <li key={path}>
            <code>{path}</code>
            <span>
              {pages} of {known} opened
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
