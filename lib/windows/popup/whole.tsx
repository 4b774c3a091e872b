/**
 * The popup with all it can do, apart from its first look, which need not wait for this to load.
 */
import { render } from 'preact';
import { Database } from '../../store/database.ts';
import type { SiteRow } from '../../store/sites.ts';
import type { TabView } from '../../view/tab-in-view.ts';
import { Popup } from './popup.tsx';

export function show(root: Element, tab: TabView | null, stored: SiteRow | undefined): void {
  render(<Popup db={new Database()} tab={tab} stored={stored} />, root);
}
