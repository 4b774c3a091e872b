import { useLayoutEffect, useRef } from 'preact/hooks';
import { ConfirmButton } from '../../../components/confirm-button.tsx';
import { NameHistory } from '../../../components/name-history.tsx';
import { SiteRulings } from '../../../components/site-rulings.tsx';
import { SiteTitle } from '../../../components/site-title.tsx';
import { SiteTree } from '../../../components/site-tree.tsx';
import type { Asked } from '../../../components/use-asked.ts';
import type { KnownSite } from '../../model/known-site.ts';
import { LONGEST_NAME } from '../../model/site-name.ts';
import { say, sayCount } from '../../say.ts';
import type { Database } from '../../store/database.ts';
import { hashOf } from '../../view/atlas-route.ts';
import { dayDateWords } from '../../view/atlas-sentences.ts';
import { placeKey } from '../../view/places.ts';
import { countsOf, LEARNING, suretyOf } from '../../view/site-sentences.ts';
import { type HostBranch, rowsOf } from '../../view/site-tree.ts';
import { treeRows } from '../../view/tree-rows.ts';
import { MapSection } from '../shared/map-section.tsx';
import { AllGrowth } from './all-growth.tsx';
import { ExportSection } from './export-section.tsx';
import { useForgetting } from './use-forgetting.ts';
import { useNaming } from './use-naming.ts';
import { useOneSite } from './use-one-site.ts';
import { useRulings } from './use-rulings.ts';

const MOST_ROWS = 24;
/** Parts offered to be parted off. */
const MOST_PLACES = 200;

interface Props {
  db: Database;
  /** An opened page of the site. */
  page: string;
  sites: Asked<KnownSite[]>;
  /** Changes whenever the site may have. */
  changed: string | null;
}

/** One site: what it is called, how much of it is known, where it is, what is around it. */
export function SitePage({ db, page, sites, changed }: Props) {
  const view = useOneSite(db, page, changed);
  const naming = useNaming(page, changed);
  const forgetting = useForgetting(page);
  const rulings = useRulings(page, sites.value ?? [], changed);
  if (forgetting.forgotten !== null) {
    return <Forgotten pages={forgetting.forgotten} />;
  }
  if (view.value === undefined || view.value === null) {
    return <Unknown error={view.error} looking={view.value === undefined} onAgain={view.again} />;
  }
  const { row, tree, known } = view.value;
  const site = sites.value?.find(({ id }) => id === row.id);
  const busy = naming.busy || forgetting.busy || rulings.busy;
  return (
    <>
      <nav aria-label={say('atlasBack')} class="small">
        <a href={hashOf({ at: 'sites' })}>
          <span class="arrow" aria-hidden="true">
            ←
          </span>{' '}
          {say('atlasBack')}
        </a>
      </nav>
      <SiteTitle
        name={row.name}
        named={row.named !== ''}
        longest={LONGEST_NAME}
        busy={busy}
        onRename={(name) => void naming.rename(name)}
        onUnname={() => void naming.unname()}
        done={naming.done}
        onUndo={() => void naming.undo()}
      />
      {naming.error !== null && (
        <p role="alert" class="note failed">
          {naming.error}
        </p>
      )}
      <p class="summary">
        <strong>{countsOf(row)}</strong> <span class="faint">{suretyOf(row)}</span>{' '}
        {site !== undefined && (
          <span class="faint">
            {say('atlasSeen', dayDateWords(site.firstSeen), dayDateWords(site.lastSeen))}
          </span>
        )}
      </p>
      {row.opened < LEARNING && (
        <p class="note plain small">{sayCount('learnMore', LEARNING - row.opened)}</p>
      )}
      <div class="site-parts">
        <section class="card map-card" aria-label={say('mapTitle')}>
          <h2>{say('mapTitle')}</h2>
          <MapSection
            db={db}
            page={page}
            site={row.id}
            changed={changed}
            onSite={(other) => {
              location.hash = hashOf({ at: 'site', page: other });
            }}
          />
        </section>
        <div class="site-side">
          <div class="card">
            <SiteTree {...treeRows(tree, known, MOST_ROWS)} />
          </div>
          {site !== undefined && <AllGrowth sites={[site]} />}
          <ExportSection db={db} page={page} site={row} />
          <SiteRulings
            {...rulings}
            dateOf={dayDateWords}
            busy={busy}
            others={otherSites(sites.value ?? [], row.id)}
            places={placesIn(tree)}
          />
          <NameHistory names={naming.names} dateOf={dayDateWords} />
          <section class="card" aria-label={say('atlasForgetTitle')}>
            <h2>{say('atlasForgetTitle')}</h2>
            <p class="small faint">{say('atlasForgetHelp')}</p>
            <ConfirmButton
              label={say('atlasForget')}
              warning={sayCount('atlasForgetWarning', site?.opened ?? row.opened, row.name)}
              confirm={say('atlasForgetConfirm')}
              busy={busy}
              onConfirm={() => void forgetting.forget()}
            />
            {forgetting.error !== null && (
              <p role="alert" class="note failed">
                {forgetting.error}
              </p>
            )}
          </section>
        </div>
      </div>
    </>
  );
}

/** The button that forgot is gone with its site: the way on has the focus. */
function Forgotten({ pages }: { pages: number }) {
  const way = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => way.current?.focus(), []);
  return (
    <div class="blank" role="status">
      <h1>{sayCount('atlasForgot', pages)}</h1>
      <p>
        <a href={hashOf({ at: 'sites' })} ref={way}>
          {say('atlasBack')}
        </a>
      </p>
    </div>
  );
}

/** By name; those of one page last, lest they drown the rest. */
function otherSites(sites: readonly KnownSite[], own: number) {
  const others = sites.filter(({ id }) => id !== own);
  const rank = ({ opened }: KnownSite) => (opened === 1 ? 1 : 0);
  return others
    .sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name))
    .map(({ page, name }) => ({ value: page, name }));
}

const placesIn = (tree: readonly HostBranch[]) =>
  rowsOf(tree)
    .slice(0, MOST_PLACES)
    .map((branch) => ({ value: `https://${placeKey(branch)}`, name: placeKey(branch) }));

function Unknown(props: { error: string | null; looking: boolean; onAgain(): void }) {
  if (props.error !== null) {
    return (
      <div role="alert" class="blank note failed">
        <h1>{say('atlasSiteFailed')}</h1>
        <p>{props.error}</p>
        <button type="button" onClick={props.onAgain}>
          {say('atlasAgain')}
        </button>
      </div>
    );
  }
  return (
    <div class="blank">
      <h1>{say(props.looking ? 'atlasLooking' : 'atlasUnknownSite')}</h1>
      {!props.looking && (
        <p>
          <a href={hashOf({ at: 'sites' })}>{say('atlasBack')}</a>
        </p>
      )}
    </div>
  );
}
