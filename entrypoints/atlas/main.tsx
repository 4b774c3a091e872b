import { render } from 'preact';
import { say } from '../../lib/say.ts';
import { dressPage } from '../../lib/view/dress-page.ts';
import { Atlas } from '../../lib/windows/atlas/atlas.tsx';

dressPage(document, say('atlasTitle'));
render(<Atlas />, document.getElementById('app')!);
