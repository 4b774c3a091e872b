import { say } from '../lib/say.ts';
import { withoutScheme } from '../lib/url/anatomy.ts';

interface Props {
  chosen: string;
  /** The page's own first, then those above it. */
  directories: string[];
  onChoose(directory: string): void;
}

/** Which of the directories the page lies in. */
export function DirectoryChoice({ chosen, directories, onChoose }: Props) {
  if (directories.length < 2) return null;
  return (
    <label>
      {say('aboutDirectory')}
      <select
        dir="ltr"
        value={directories.includes(chosen) ? chosen : directories[0]}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        {directories.map((directory) => (
          <option key={directory} value={directory}>
            {withoutScheme(directory)}
          </option>
        ))}
      </select>
    </label>
  );
}
