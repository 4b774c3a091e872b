/** `npm start`: sets up, builds, and shows Ambit at work on the demo web. */
import { run, setUp } from './set-up.mjs';

setUp();
run('npx', ['wxt', 'build']);
run('npx', ['tsx', 'scripts/demo.ts']);
