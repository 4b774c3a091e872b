import { useState } from 'preact/hooks';
import { say } from '../../say.ts';
import { ExportTab } from '../shared/export/export-tab.tsx';
import type { SiteProps } from '../shared/site-props.ts';

/** The panel's Export tab, folded away: its preview is made only when it is looked at. */
export function ExportSection(props: SiteProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="fold-section" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say('tabExport')}</summary>
      {isOpen && (
        <div class="export">
          <ExportTab {...props} />
        </div>
      )}
    </details>
  );
}
