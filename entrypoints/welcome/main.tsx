import { render } from 'preact';
import { say } from '../../lib/say.ts';
import { dressPage } from '../../lib/view/dress-page.ts';
import { Welcome } from '../../lib/windows/welcome/welcome.tsx';

dressPage(document, say('welcomeTitle'));
render(<Welcome />, document.getElementById('app')!);
