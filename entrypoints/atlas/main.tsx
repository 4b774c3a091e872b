import { render } from 'preact';
import { language, say } from '../../lib/say.ts';
import { Atlas } from './atlas.tsx';

document.documentElement.lang = language();
document.title = say('atlasTitle');
render(<Atlas />, document.getElementById('app')!);
