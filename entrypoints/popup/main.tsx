import { render } from 'preact';
import { say } from '../../lib/say.ts';
import { Database } from '../../lib/store/database.ts';
import { dressPage } from '../../lib/view/dress-page.ts';
import { tabInView } from '../../lib/view/tab-recording.ts';
import { Popup } from './popup.tsx';

dressPage(document, say('name'));
const db = new Database();
// While the browser is asked for the tab; what is wrong with it, the first who reads will hear.
db.open().catch(() => {});
const tab = await tabInView(location.search);
render(<Popup db={db} tab={tab} />, document.getElementById('app')!);
