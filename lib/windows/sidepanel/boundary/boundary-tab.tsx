import { AddressGrid } from '../../../../components/address-grid.tsx';
import { FilterBar } from '../../../../components/filter-bar.tsx';
import { SelectionBar } from '../../../../components/selection-bar.tsx';
import { say } from '../../../say.ts';
import { rowWindow, scrollTo } from '../../../view/addresses/row-window.ts';
import type { TabProps } from '../tabs.ts';
import { History } from './history.tsx';
import { ScopeTold } from './scope-told.tsx';
import { TestAddress } from './test-address.tsx';
import { useAddressList } from './use-address-list.ts';
import { useLabels } from './use-labels.ts';
import { useSelectionCorrection } from './use-selection-correction.ts';

const ROW_HEIGHT = 40;

/** All addresses of a site and around it: found, explained, corrected. */
export function BoundaryTab({ db, page, site, onTab }: TabProps) {
  const list = useAddressList(db, page, site);
  const labels = useLabels(db, page);
  const correction = useSelectionCorrection(page, labels, list);
  if (list === null) {
    return (
      <p class="faint small" aria-busy="true">
        {say('readingAddresses')}
      </p>
    );
  }
  const sized = { rows: list.rows.kinds.length, rowHeight: ROW_HEIGHT };
  return (
    <>
      <FilterBar
        {...list.query}
        counts={list.counts}
        onText={(text) => list.ask({ text })}
        onChips={(chips) => list.ask({ chips })}
        onSort={(sort) => list.ask({ sort })}
      />
      <AddressGrid
        {...sized}
        addresses={list.rows.addresses}
        found={list.found.text}
        active={list.active}
        rowAt={list.rowAt}
        windowOf={(scroll) => rowWindow({ ...sized, ...scroll })}
        scrollTo={(row, scroll) => scrollTo(row, { ...sized, ...scroll })}
        onWindow={list.explainShown}
        onAction={list.act}
        onClick={list.click}
      />
      <SelectionBar
        count={list.selection.count}
        draft={correction.draft}
        done={correction.done}
        failed={correction.failed}
        busy={correction.busy}
        onDeed={correction.choose}
        onWhole={correction.mean}
        onApply={correction.apply}
        onCancel={correction.cancel}
        onUndo={correction.undo}
        onClear={list.clear}
      />
      <TestAddress page={page} site={site} />
      <ScopeTold db={db} page={page} site={site} onTab={onTab} />
      <History page={page} labels={labels} />
    </>
  );
}
