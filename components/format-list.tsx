interface Props {
  legend: string;
  groups: { name: string; formats: { id: string; words: string }[] }[];
  chosen: string;
  onChoose(id: string): void;
}

/** Formats to choose among, grouped by who reads them, a plain sentence each. */
export function FormatList({ legend, groups, chosen, onChoose }: Props) {
  return (
    <fieldset class="formats">
      <legend class="unseen">{legend}</legend>
      {groups.map(({ name, formats }) => (
        <details
          key={name}
          class="fold-section"
          open={formats.some(({ id }) => id === chosen) || undefined}
        >
          <summary>{name}</summary>
          <div class="format-group">
            {formats.map(({ id, words }) => (
              <label class="choice" key={id}>
                <input
                  type="radio"
                  name="format"
                  value={id}
                  checked={id === chosen}
                  onChange={() => onChoose(id)}
                />
                <span>{words}</span>
              </label>
            ))}
          </div>
        </details>
      ))}
    </fieldset>
  );
}
