import { say } from '../lib/say.ts';

interface Props {
  /** `held`: how much is in it, in words; empty where nobody counted. */
  files: { name: string; lines: string[]; held: string }[];
}

/** The first lines of what would be saved, each file under its name. */
export function FilePreview({ files }: Props) {
  return (
    <>
      {files.map(({ name, lines, held }) => (
        <figure class="preview" key={name}>
          <figcaption>
            <bdi>{lines.length > 0 ? say('exportFirstLines', name) : name}</bdi>
            {held !== '' && <span class="held">{held}</span>}
          </figcaption>
          {lines.length > 0 && <pre>{lines.join('\n')}</pre>}
        </figure>
      ))}
    </>
  );
}
