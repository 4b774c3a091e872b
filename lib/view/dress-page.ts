import { language, say } from '../say.ts';

/**
 * Tells the browser, and with it screen readers, which language a page of Ambit's is in. It runs as
 * its words do, whichever way the browser's own go: English from right to left cannot be read.
 */
export function dressPage(document: Document, title: string): void {
  const { documentElement: root } = document;
  root.lang = language();
  root.dir = say('direction');
  document.title = title;
}
