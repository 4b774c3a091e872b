import { inFirefox } from './harness/any-browser.ts';

inFirefox(() => import('./forgotten.test.ts'));
