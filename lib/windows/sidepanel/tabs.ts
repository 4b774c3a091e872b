/** The tabs of the side panel, in order. A tab is one entry here, and its panel. */
import type { FunctionComponent } from 'preact';
import type { Plain } from '../../say.ts';
import { ExportTab } from '../shared/export/export-tab.tsx';
import type { SiteProps } from '../shared/site-props.ts';
import { AboutTab } from './about/about-tab.tsx';
import { BoundaryTab } from './boundary/boundary-tab.tsx';
import { MapTab } from './map/map-tab.tsx';

/** What a panel is told. */
export interface TabProps extends SiteProps {
  /** Shows another tab in its place, and gives that the focus. */
  onTab(id: string): void;
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
