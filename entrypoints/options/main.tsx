import { render } from 'preact';
import { say } from '../../lib/say.ts';
import { dressPage } from '../../lib/view/dress-page.ts';
import { Options } from '../../lib/windows/options/options.tsx';

dressPage(document, say('optionsTitle'));
render(<Options />, document.getElementById('app')!);
