import { useRef, useState } from 'preact/hooks';
import { ExportOptions } from '../../../../components/export-options.tsx';
import { FilePreview } from '../../../../components/file-preview.tsx';
import { FormatList } from '../../../../components/format-list.tsx';
import { SavedSums } from '../../../../components/saved-sums.tsx';
import { TaskNote } from '../../../../components/task-note.tsx';
import { useFocusAfter } from '../../../../components/use-focus-after.ts';
import { FORMAT_GROUPS, menuFormat, PROJECT } from '../../../files/formats.ts';
import { heldSentence, wouldSaveSentence } from '../../../files/held-sentences.ts';
import { say } from '../../../say.ts';
import type { SiteProps } from '../site-props.ts';
import { ArchiveBox } from './archive-box.tsx';
import { BringIn } from './bring-in.tsx';
import { PastPages } from './past-pages.tsx';
import { useExport } from './use-export.ts';

/** The site in every tool's own language; and what other tools know of it, brought in. */
export function ExportTab({ db, page, site }: SiteProps) {
  const [archived, setArchived] = useState<File | null>(null);
  const work = useExport(db, page, site, archived);
  const card = useRef<HTMLElement>(null);
  const save = useRef<HTMLButtonElement>(null);
  useFocusAfter(work.busy, card, () => save.current);
  if (work.choice === null) return <p class="faint small" aria-busy="true" />;
  const { lists, leavesOut, needs } = menuFormat(work.choice.format);
  const { result, error } = work.shown;
  const isEmpty = result !== null && result.addresses + result.pages === 0;
  return (
    <>
      <FormatList
        legend={say('exportFormats')}
        groups={FORMAT_GROUPS.map(({ words, formats }) => ({
          name: say(words),
          formats: formats.map((format) => ({ id: format.id, words: say(format.words) })),
        }))}
        chosen={work.choice.format}
        onChoose={(format) => work.change({ format })}
      />
      <section class="card export" ref={card} aria-label={say('exportOptions')}>
        <ExportOptions
          choice={work.choice}
          lists={lists}
          leavesOut={leavesOut}
          hasReasons={needs.includes('reasons')}
          hasOthers={work.choice.format === PROJECT}
          onChange={work.change}
        />
        {archived !== null && lists && (
          <p class="small">{say('exportMissingOnly', archived.name)}</p>
        )}
        {error !== null && (
          <p role="alert" class="note failed">
            {error}
          </p>
        )}
        {result !== null && (
          <>
            <p class="small" role="status">
              {wouldSaveSentence(result)}
              {!isEmpty && result.preview.length + Number(work.choice.sums) > 1 && (
                <span class="faint"> {say('exportSeveral')}</span>
              )}
            </p>
            <FilePreview
              files={result.preview.map((file) => ({
                ...file,
                held: heldSentence(file, wouldSaveSentence(result)),
              }))}
            />
          </>
        )}
        <TaskNote said={work.said} />
        <SavedSums lines={work.said?.sums ?? ''} />
        <div class="row">
          <button
            type="button"
            class="main"
            ref={save}
            disabled={work.busy || isEmpty}
            onClick={work.save}
          >
            {say('exportSave')}
          </button>
        </div>
      </section>
      <BringIn
        page={page}
        site={site}
        archived={archived}
        onArchived={(file) => setArchived(file)}
      />
      <ArchiveBox db={db} page={page} site={site} />
      <PastPages db={db} page={page} site={site} />
    </>
  );
}
