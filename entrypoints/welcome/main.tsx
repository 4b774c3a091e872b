import { render } from 'preact';
import { Welcome } from './welcome.tsx';

render(<Welcome />, document.getElementById('app')!);
