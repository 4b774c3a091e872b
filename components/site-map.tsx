import { useMemo, useState } from 'preact/hooks';
import type { MapPicture } from '../lib/model/map-picture.ts';
import { say } from '../lib/say.ts';
import { MapDrawing, nodeId } from './map-drawing.tsx';
import { isStep, stepOn, stepsOn } from './map-steps.ts';
import { MapTable } from './map-table.tsx';

interface Props {
  /** The site's name. */
  name: string;
  picture: MapPicture;
  /** The person wants to see the addresses of a node, by its index. */
  onList(node: number): void;
  onSave(kind: 'svg' | 'png'): void;
}

/**
 * A site and its surroundings: a picture to explore by pointer or keyboard, and the same as a
 * table.
 */
export function SiteMapView({ name, picture, onList, onSave }: Props) {
  const [chosen, setInspected] = useState<number | null>(null);
  const { nodes } = picture;
  const inspected = chosen === null || chosen >= nodes.length ? null : chosen; // of an earlier map
  const steps = useMemo(() => stepsOn(nodes), [nodes]);
  const press = (event: KeyboardEvent) => {
    const { key } = event;
    if (isStep(key)) setInspected(stepOn(steps, inspected, key));
    else if (key === 'Enter' && inspected !== null) onList(inspected);
    else if (key === 'Escape' && inspected !== null) setInspected(null);
    else return;
    event.preventDefault();
  };
  return (
    <figure class="map">
      <div
        class="map-stage"
        role="listbox"
        tabIndex={0}
        aria-label={say('mapOf', name)}
        aria-describedby="map-help"
        aria-activedescendant={inspected === null ? undefined : nodeId(inspected)}
        onKeyDown={press}
        onPointerOver={(event) => setInspected(nodeUnder(event) ?? inspected)}
        onPointerLeave={() => setInspected(null)}
        onClick={(event) => {
          const node = nodeUnder(event);
          if (node !== null) onList(node);
        }}
      >
        <MapDrawing picture={picture} inspected={inspected} />
      </div>
      <div class="map-said">
        <p aria-live="polite">
          {inspected !== null && (
            <>
              <strong aria-hidden="true">
                <bdi>{nodes[inspected].title}</bdi>
              </strong>{' '}
              {nodes[inspected].words}
            </>
          )}
        </p>
        <p id="map-help" class={inspected === null ? 'faint small' : 'unseen'}>
          {say('mapHelp')}
        </p>
      </div>
      <Legend />
      <div class="row small">
        {(['svg', 'png'] as const).map((kind) => (
          <button key={kind} type="button" onClick={() => onSave(kind)}>
            {say('mapSave', kind.toUpperCase())}
          </button>
        ))}
      </div>
      <MapTable picture={picture} onList={onList} />
    </figure>
  );
}

function Legend() {
  return (
    <ul class="map-legend small faint" aria-hidden="true">
      <li>
        <i class="key key-place" /> {say('mapKindPlace')}
      </li>
      <li>
        <i class="key key-site" /> {say('mapKindSite')}
      </li>
      <li>
        <i class="key key-host" /> {say('mapKindHost')}
      </li>
      <li>
        <i class="key key-opened" /> {say('mapLegendOpened')}
      </li>
      <li>
        <i class="key key-crossing" /> {say('mapLegendCrossing')}
      </li>
    </ul>
  );
}

function nodeUnder({ target }: Event): number | null {
  const node = (target as Element).closest('[data-node]')?.getAttribute('data-node');
  return node == null ? null : Number(node);
}
