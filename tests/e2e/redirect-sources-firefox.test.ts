import { inFirefox } from './harness/any-browser.ts';

inFirefox(() => import('./redirect-sources.test.ts'));
