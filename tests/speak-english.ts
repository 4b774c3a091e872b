/** Set-up of all tests: Ambit speaks English where no browser chooses the language. */
import { browser } from 'wxt/browser';
import { messagesIn } from './catalogue.ts';

const i18n = { getMessage: messagesIn('en') };
if (browser === undefined) Object.assign(globalThis, { chrome: { i18n } });
else Object.assign(browser, { i18n });
