import { render } from 'preact';
import { Options } from './options.tsx';

render(<Options />, document.getElementById('app')!);
