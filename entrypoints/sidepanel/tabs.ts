/** The tabs of the side panel, in order. A tab is one entry here, and a folder with its panel. */
import type { FunctionComponent } from 'preact';
import type { Plain } from '../../lib/say.ts';
import type { Database } from '../../lib/store/database.ts';
import type { SiteRow } from '../../lib/store/sites.ts';
import { AboutTab } from './about/about-tab.tsx';
import { BoundaryTab } from './boundary/boundary-tab.tsx';
import { ExportTab } from './export/export-tab.tsx';
import { MapTab } from './map/map-tab.tsx';

/** What a panel is told: an opened page, and the site it belongs to. Both change while one browses. */
export interface TabProps {
  db: Database;
  page: string;
  site: SiteRow;
}

export interface PanelTab {
  id: string;
  name: Plain;
  Panel: FunctionComponent<TabProps>;
}

export const TABS: readonly PanelTab[] = [
  { id: 'boundary', name: 'tabBoundary', Panel: BoundaryTab },
  { id: 'map', name: 'tabMap', Panel: MapTab },
  { id: 'about', name: 'tabAbout', Panel: AboutTab },
  { id: 'export', name: 'tabExport', Panel: ExportTab },
];
