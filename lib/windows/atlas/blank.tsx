import type { ComponentChildren } from 'preact';
import type { Watched } from '../../../components/use-watched.ts';
import { browser } from '../../browser.ts';
import { say } from '../../say.ts';
import type { Overview } from '../../store/overview.ts';
import type { Route } from '../../view/atlas-route.ts';

interface Props {
  overview: Watched<Overview>;
  route: Route;
  children: ComponentChildren;
}

/** What stands in the atlas while there is nothing to show, and what to do about it. */
export function Blank({ overview: { value, error }, route, children }: Props) {
  if (error !== null) {
    return (
      <div role="alert" class="blank note failed">
        <h1>{say('atlasBroken')}</h1>
        <p>{error}</p>
        <p>{say('atlasBrokenHelp')}</p>
        <button type="button" onClick={() => browser.runtime.reload()}>
          {say('atlasRestart')}
        </button>
      </div>
    );
  }
  if (value === null) return null;
  if (value.settings.agreedAt === null) {
    return (
      <div class="blank">
        <h1>{say('atlasFirstRun')}</h1>
        <p>{say('atlasFirstRunHelp')}</p>
        <p>
          <a class="button main" href="/welcome.html">
            {say('atlasDecide')}
          </a>
        </p>
      </div>
    );
  }
  if (value.pages === 0 && route.at !== 'settings') {
    return (
      <div class="blank">
        <h1>{say('atlasEmpty')}</h1>
        <p>{say('atlasEmptyHelp')}</p>
      </div>
    );
  }
  return <>{children}</>;
}
