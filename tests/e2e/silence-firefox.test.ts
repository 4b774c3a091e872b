import { inFirefox } from './harness/any-browser.ts';

inFirefox(() => import('./silence.test.ts'));
