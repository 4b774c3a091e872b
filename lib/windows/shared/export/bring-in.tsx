import { useRef } from 'preact/hooks';
import { FilePicker } from '../../../../components/file-picker.tsx';
import { ProgressNote } from '../../../../components/progress-note.tsx';
import { TaskNote } from '../../../../components/task-note.tsx';
import { useFocusAfter } from '../../../../components/use-focus-after.ts';
import { say } from '../../../say.ts';
import type { SiteRow } from '../../../store/sites.ts';
import { useBringIn } from './use-bring-in.ts';

interface Props {
  page: string;
  /** Null where there is none to compare a list with. */
  site: SiteRow | null;
  archived: File | null;
  onArchived(file: File | null): void;
}

/** Files of other tools, and of Ambit on another computer. */
export function BringIn({ page, site, archived, onArchived }: Props) {
  const work = useBringIn(page, site && { site: site.id, name: site.name });
  const { found } = work;
  const card = useRef<HTMLElement>(null);
  const inCard = (what: string) => card.current?.querySelector<HTMLElement>(what);
  // What was found is offered first; once it came in, another file.
  useFocusAfter(work.busy, card, () => inCard('.main') ?? inCard('button'));
  return (
    <section class="card export" ref={card} aria-label={say('importTitle')}>
      <h2>{say('importTitle')}</h2>
      <p class="small">{say(site === null ? 'importAboutProject' : 'importAbout')}</p>
      <FilePicker
        label={say('importChoose')}
        busy={work.busy}
        onFile={(file) => {
          onArchived(null);
          void work.choose(file);
        }}
      />
      <ProgressNote words={work.words} onStop={work.stop} />
      {found !== null && (
        <div class="note plain" role="status">
          <p>
            <strong>
              <bdi>{found.file.name}</bdi>
            </strong>
          </p>
          {found.sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
      {found !== null && found.kind === 'list' && (
        <label class="choice">
          <input
            type="checkbox"
            checked={archived === found.file}
            onChange={({ currentTarget: { checked } }) => onArchived(checked ? found.file : null)}
          />
          <span>{say('importSaveMissing')}</span>
        </label>
      )}
      {found !== null && found.kind !== 'list' && (
        <div class="row">
          <button type="button" class="main" disabled={work.busy} onClick={work.take}>
            {say('importTake')}
          </button>
          <button type="button" disabled={work.busy} onClick={work.put}>
            {say('importLeave')}
          </button>
        </div>
      )}
      <TaskNote said={work.said} />
    </section>
  );
}
