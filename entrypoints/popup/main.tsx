import { say } from '../../lib/say.ts';
import { dressPage } from '../../lib/view/dress-page.ts';
import { openPopup } from '../../lib/windows/popup/open-popup.tsx';

dressPage(document, say('name'));
await openPopup(document.getElementById('app')!, location.search);
