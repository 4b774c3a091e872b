import { render } from 'preact';
import { say } from '../../lib/say.ts';
import { dressPage } from '../../lib/view/dress-page.ts';
import { tabInView } from '../../lib/view/tab-recording.ts';
import { Popup } from './popup.tsx';

dressPage(document, say('name'));
const tab = await tabInView(location.search);
render(<Popup tab={tab} />, document.getElementById('app')!);
