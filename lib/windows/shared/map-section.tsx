import { useEffect, useRef, useState } from 'preact/hooks';
import { MapAddresses } from '../../../components/map-addresses.tsx';
import { SiteMapView } from '../../../components/site-map.tsx';
import { useAsked } from '../../../components/use-asked.ts';
import { fileStem } from '../../export/file-name.ts';
import { mapSvg } from '../../export/map-svg.ts';
import { saveFile } from '../../files/save-file.ts';
import type { Membership } from '../../model/boundary.ts';
import type { MapPicture } from '../../model/map-picture.ts';
import type { SiteMap as Around } from '../../model/site-map.ts';
import { inSlices } from '../../pace/slices.ts';
import { say } from '../../say.ts';
import type { Database } from '../../store/database.ts';
import { membershipsOf } from '../../store/sites.ts';
import { mapAround } from '../../view/atlas-questions.ts';
import { addressesOfNode } from '../../view/map-addresses.ts';
import { mapChance } from '../../view/map-chance.ts';
import { mapPicture } from '../../view/map-picture.ts';
import { titleOf } from '../../view/map-sentences.ts';
import { pngOf } from '../../view/png-of.ts';

const PNG_SCALE = 2;

interface Props {
  db: Database;
  /** An opened page of the site, and the site. */
  page: string;
  site: number;
  /** Changes whenever the site may have. */
  changed: string | null;
  /** The person wants to see another site, told by an opened page of it. */
  onSite(page: string): void;
}

/** The map of a site as wide as there is room, with the addresses of the node that was picked. */
export function MapSection({ db, page, site, changed, onSite }: Props) {
  const asked = useAsked(() => mapAround(page), changed);
  const [width, box] = useWidth();
  const [picked, setPicked] = useState<{ title: string; members: Membership[] } | null>(null);
  const drawn = usePicture(asked.value, width);
  const list = async (map: Around, index: number) => {
    const node = map.nodes[index];
    if (node.kind === 'site') {
      onSite(node.page);
      return;
    }
    const members = addressesOfNode(map, node, await membershipsOf(db, site));
    setPicked({ title: titleOf(node), members });
  };
  const save = async ({ name }: Around, picture: MapPicture, kind: 'svg' | 'png') => {
    const text = mapSvg(picture, say('mapOf', name));
    const blob =
      kind === 'png' ? await pngOf(text, PNG_SCALE) : new Blob([text], { type: 'image/svg+xml' });
    saveFile(document, `${fileStem(name)}-map.${kind}`, blob);
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
      {drawn === null && asked.error === null && <p class="faint">{say('mapDrawing')}</p>}
      {drawn !== null && (
        <SiteMapView
          name={drawn.map.name}
          picture={drawn.picture}
          onList={(node) => void list(drawn.map, node)}
          onSave={(kind) => void save(drawn.map, drawn.picture, kind)}
        />
      )}
      {picked !== null && (
        <MapAddresses
          {...picked}
          onClose={() => {
            setPicked(null);
            box.current?.querySelector<HTMLElement>('[role="listbox"]')?.focus();
          }}
        />
      )}
    </div>
  );
}

/** The picture of a map; an earlier one stays while the next is drawn, a little at a time. */
function usePicture(map: Around | undefined, width: number) {
  const [drawn, setDrawn] = useState<{ map: Around; picture: MapPicture } | null>(null);
  useEffect(() => {
    if (map === undefined || width === 0) return;
    const drawing = inSlices(mapPicture(map, width, mapChance()), (picture) =>
      setDrawn({ map, picture }),
    );
    return () => drawing.stop();
  }, [map, width]);
  return drawn;
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
