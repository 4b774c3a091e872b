import { render } from 'preact';
import { say } from '../../lib/say.ts';
import { dressPage } from '../../lib/view/dress-page.ts';
import { SidePanel } from '../../lib/windows/sidepanel/side-panel.tsx';

dressPage(document, say('name'));
render(<SidePanel search={location.search} />, document.getElementById('app')!);
