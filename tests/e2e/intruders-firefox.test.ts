import { inFirefox } from './harness/any-browser.ts';

inFirefox(() => import('./intruders.test.ts'));
