import { useState } from 'preact/hooks';
import { say } from '../../lib/say.ts';
import { ExportTab } from '../sidepanel/export/export-tab.tsx';
import type { SiteProps } from '../sidepanel/site-props.ts';

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
