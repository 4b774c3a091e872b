import { say } from '../lib/say.ts';

interface Props {
  files: { name: string; lines: string[] }[];
}

/** The first lines of what would be saved, each file under its name. */
export function FilePreview({ files }: Props) {
  return (
    <>
      {files.map(({ name, lines }) => (
        <figure class="preview" key={name}>
          <figcaption>
            <bdi>{lines.length > 0 ? say('exportFirstLines', name) : name}</bdi>
          </figcaption>
          {lines.length > 0 && <pre>{lines.join('\n')}</pre>}
        </figure>
      ))}
    </>
  );
}
