import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { MapAddresses } from '../../components/map-addresses.tsx';
import { SiteMap } from '../../components/site-map.tsx';
import { useAsked } from '../../components/use-asked.ts';
import { randomFrom } from '../../lib/graph/random.ts';
import type { Membership } from '../../lib/model/boundary.ts';
import type { SiteMap as Around } from '../../lib/model/site-map.ts';
import { say } from '../../lib/say.ts';
import type { Database } from '../../lib/store/database.ts';
import { membershipsOf } from '../../lib/store/sites.ts';
import { mapAround } from '../../lib/view/atlas-questions.ts';
import { hashOf } from '../../lib/view/atlas-route.ts';
import { addressesOf } from '../../lib/view/map-addresses.ts';
import { mapPicture } from '../../lib/view/map-picture.ts';
import { titleOf } from '../../lib/view/map-words.ts';
import { saveBlob } from '../../lib/view/save-file.ts';
import { fileStemOf } from '../../lib/view/site-sentences.ts';
import { pngOf, standaloneSvg } from '../../lib/view/standalone-svg.ts';

/** One picture for all who look. */
const SEED = 1;
const PNG_SCALE = 2;

interface Props {
  db: Database;
  /** An opened page of the site, and the site. */
  page: string;
  site: number;
  /** Changes whenever the site may have. */
  changed: string | null;
}

/** The map of a site as wide as there is room, with the addresses of the node that was picked. */
export function MapSection({ db, page, site, changed }: Props) {
  const asked = useAsked(() => mapAround(page), changed);
  const [width, box] = useWidth();
  const [picked, setPicked] = useState<{ title: string; members: Membership[] } | null>(null);
  const map = asked.value;
  const picture = useMemo(
    () => (map === undefined || width === 0 ? null : mapPicture(map, width, randomFrom(SEED))),
    [map, width],
  );
  const list = async ({ nodes }: Around, index: number) => {
    const node = nodes[index];
    if (node.kind === 'site') {
      location.href = `/atlas.html${hashOf({ at: 'site', page: node.page })}`;
      return;
    }
    const members = addressesOf(map!, node, await membershipsOf(db, site));
    setPicked({ title: titleOf(node), members });
  };
  const save = async (svg: SVGSVGElement, kind: 'svg' | 'png') => {
    const text = standaloneSvg(svg, say('mapOf', map!.name));
    const blob =
      kind === 'png' ? await pngOf(text, PNG_SCALE) : new Blob([text], { type: 'image/svg+xml' });
    saveBlob(document, `${fileStemOf(map!.name)}-map.${kind}`, blob);
  };
  return (
    <div ref={box}>
      {asked.error !== null && (
        <div role="alert" class="note failed">
          <p>{say('mapFailed', asked.error)}</p>
          <button type="button" onClick={asked.again}>
            {say('atlasAgain')}
          </button>
        </div>
      )}
      {picture === null && asked.error === null && <p class="faint">{say('mapDrawing')}</p>}
      {picture !== null && (
        <SiteMap
          name={map!.name}
          picture={picture}
          onList={(node) => void list(map!, node)}
          onSave={(svg, kind) => void save(svg, kind)}
        />
      )}
      {picked !== null && <MapAddresses {...picked} onClose={() => setPicked(null)} />}
    </div>
  );
}

/** The width of a box in steps, so that dragging a window does not draw a hundred pictures. */
function useWidth() {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) =>
      setWidth(Math.max(240, Math.floor(entry.contentRect.width / 20) * 20)),
    );
    observer.observe(box.current!);
    return () => observer.disconnect();
  }, []);
  return [width, box] as const;
}
