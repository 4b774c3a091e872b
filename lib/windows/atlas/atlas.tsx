import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useAsked } from '../../../components/use-asked.ts';
import { useWatched } from '../../../components/use-watched.ts';
import { say } from '../../say.ts';
import { Database } from '../../store/database.ts';
import { boundaryState, type Overview, readOverview } from '../../store/overview.ts';
import { watch } from '../../store/watch.ts';
import { allSites } from '../../view/atlas-questions.ts';
import { hashOf, type Route, routeOf } from '../../view/atlas-route.ts';
import { order } from '../../view/order.ts';
import { FileTasks } from '../shared/file-tasks.tsx';
import { SettingsPage } from '../shared/settings.tsx';
import { Blank } from './blank.tsx';
import { ConsolePage } from './console/console-page.tsx';
import { SitePage } from './site-page.tsx';
import { SitesPage } from './sites-page.tsx';

const db = new Database();
/** Milliseconds between two lists of all sites while pages pour in. */
const LIST_PAUSE = 1000;

/** All of Ambit on one page: every site, one site, the settings. */
export function Atlas() {
  const route = useRoute();
  const overview = useWatched<Overview>(
    (tell, fail) => watch(() => readOverview(db, null), tell, fail),
    [],
  );
  const changed = useWatched<string>(
    (tell, fail) => watch(() => boundaryState(db), tell, fail),
    [],
  ).value;
  const sites = useAsked(allSites, changed, LIST_PAUSE);
  const waiting = overview.value?.waiting ?? 0; // not read yet
  useEffect(() => {
    // The background may have been stopped before it could wake the companion.
    if (waiting > 0) void order({ type: 'catch-up' }).catch(() => {});
  }, [waiting > 0]);
  const heading = useHeading(route);
  return (
    <div class="atlas">
      <header class="atlas-bar">
        <a class="brand" href={hashOf({ at: 'sites' })}>
          Ambit
        </a>
        <nav aria-label={say('atlasSections')}>
          <Section route={route} to={{ at: 'sites' }} name={say('atlasSites')} />
          <Section route={route} to={{ at: 'console' }} name={say('consoleTitle')} />
          <Section route={route} to={{ at: 'settings' }} name={say('atlasSettings')} />
        </nav>
      </header>
      <main ref={heading} tabIndex={-1} aria-busy={overview.value === null}>
        <Blank overview={overview} route={route}>
          {route.at === 'settings' && (
            <div class="settings">
              <h1>{say('atlasSettings')}</h1>
              <SettingsPage db={db} />
            </div>
          )}
          {route.at === 'console' && <ConsolePage sites={sites.value ?? []} />}
          {route.at === 'sites' && (
            <SitesPage
              db={db}
              sites={sites}
              waiting={waiting}
              crowded={overview.value?.crowded ?? false}
            />
          )}
          {route.at === 'site' && (
            <SitePage key={route.page} db={db} page={route.page} sites={sites} changed={changed} />
          )}
        </Blank>
        <FileTasks db={db} />
      </main>
    </div>
  );
}

function Section({ route, to, name }: { route: Route; to: Route; name: string }) {
  const isHere = route.at === to.at || (route.at === 'site' && to.at === 'sites');
  return (
    <a href={hashOf(to)} aria-current={isHere ? 'page' : undefined}>
      {name}
    </a>
  );
}

function useRoute(): Route {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const changed = () => setHash(location.hash);
    addEventListener('hashchange', changed);
    return () => removeEventListener('hashchange', changed);
  }, []);
  return routeOf(hash);
}

/** Whoever goes to another part begins at its top, with the keyboard too. */
function useHeading(route: Route) {
  const main = useRef<HTMLElement>(null);
  const here = hashOf(route);
  const before = useRef(here);
  useLayoutEffect(() => {
    if (before.current === here) return;
    before.current = here;
    main.current?.focus();
    scrollTo(0, 0);
  }, [here]);
  return main;
}
