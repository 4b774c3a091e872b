import { say } from '../lib/say.ts';

interface Props {
  /** The code of the language the words are in. */
  chosen: string;
  languages: { code: string; name: string }[];
  onChoose(code: string): void;
}

/** The language words are told in, where links are in several. */
export function LanguageChoice({ chosen, languages, onChoose }: Props) {
  if (languages.length === 0) return null;
  return (
    <label class="faint small">
      {say('aboutLanguage')}{' '}
      <select value={chosen} onChange={(event) => onChoose(event.currentTarget.value)}>
        {languages.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
