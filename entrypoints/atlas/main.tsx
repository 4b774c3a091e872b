import { render } from 'preact';
import { say } from '../../lib/say.ts';
import { dressPage } from '../../lib/view/dress-page.ts';
import { Atlas } from './atlas.tsx';

dressPage(document, say('atlasTitle'));
render(<Atlas />, document.getElementById('app')!);
