import { browser } from '../browser.ts';
import { language } from '../say.ts';

/** Tells the browser, and with it screen readers, which language a page of Ambit's is in. */
export function dressPage(document: Document, title: string): void {
  const { documentElement: root } = document;
  root.lang = language();
  root.dir = browser.i18n.getMessage('@@bidi_dir');
  document.title = title;
}
