import { render } from 'preact';
import { tabInView } from '../../lib/view/tab-recording.ts';
import { Popup } from './popup.tsx';

const tab = await tabInView(location.search);
render(<Popup tab={tab} />, document.getElementById('app')!);
