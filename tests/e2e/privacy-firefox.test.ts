import { inFirefox } from './harness/any-browser.ts';

inFirefox(() => import('./privacy.test.ts'));
