import { Breadcrumb } from '../../../components/breadcrumb.tsx';
import { CorrectPage } from '../../../components/correct-page.tsx';
import { SiteTree } from '../../../components/site-tree.tsx';
import { VerdictNote } from '../../../components/verdict-note.tsx';
import { verdictOf } from '../../model/boundary.ts';
import { say, sayCount } from '../../say.ts';
import { withoutScheme } from '../../url/anatomy.ts';
import { directoryBelowHost, stepsOf } from '../../view/breadcrumb.ts';
import { whyOf } from '../../view/evidence-sentences.ts';
import { placesOf } from '../../view/places.ts';
import { LEARNING } from '../../view/site-sentences.ts';
import { treeRows } from '../../view/tree-rows.ts';
import { SiteSentences } from './first-look.tsx';
import { useCorrection } from './use-correction.ts';
import type { PageView, SiteView } from './use-site.ts';

const MOST_ROWS = 5;

/** This site's boundary: its summary at once, the page's side and the tree when they are there. */
export function Boundary({ page, view }: { page: string; view: SiteView }) {
  const { site, inside } = view;
  return (
    <>
      <Breadcrumb steps={stepsOf(page).map((step) => step.text)} from={inside?.from ?? null} />
      <SiteSentences site={site} />
      {site.opened < LEARNING && (
        <p class="note plain small">{sayCount('learnMore', LEARNING - site.opened)}</p>
      )}
      {site.leftOut > 0 && <p class="note small">{sayCount('leftOut', site.leftOut)}</p>}
      {view.page !== null && <PageSide page={page} view={view.page} />}
      {inside === null ? (
        <p class="faint small" aria-busy="true">
          {say('readingAddresses')}
        </p>
      ) : (
        <SiteTree {...treeRows(inside.tree, inside.known, MOST_ROWS)} />
      )}
    </>
  );
}

function PageSide({ page, view: { evidence, labels } }: { page: string; view: PageView }) {
  const correction = useCorrection(page, labels);
  const directory = directoryBelowHost(page);
  const reaches = [
    { reach: 'url' as const, name: say('reachPage') },
    ...(directory === null
      ? []
      : [{ reach: 'prefix' as const, name: say('reachDirectory', withoutScheme(directory)) }]),
    { reach: 'host' as const, name: say('reachHost', placesOf(page).host) },
  ];
  const label = labels.at(-1);
  return (
    <section aria-label={say('thisPage')} class="card side">
      <VerdictNote verdict={verdictOf(evidence)} why={whyOf(evidence)} />
      <CorrectPage
        said={correction.said}
        about={
          label === undefined || label.reach === 'url'
            ? say('reachPage')
            : withoutScheme(label.target)
        }
        draft={correction.draft}
        reaches={reaches}
        done={correction.done}
        failed={correction.failed}
        busy={correction.busy}
        onChoose={correction.choose}
        onReach={correction.widen}
        onApply={correction.apply}
        onCancel={correction.cancel}
        onUndo={correction.undo}
      />
    </section>
  );
}
