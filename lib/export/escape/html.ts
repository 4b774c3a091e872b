/**
 * Text for HTML, in elements and between double quotes. NUL and lone surrogates, which no parser
 * gives back, become U+FFFD; a return is written as a reference, or it would become a line feed.
 */
const REFERENCES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

export const htmlText = (text: string): string =>
  legalHtml(text).replace(/[&<>"\r]/g, (sign) => REFERENCES[sign]);

export const legalHtml = (text: string): string => text.toWellFormed().replaceAll('\0', '\ufffd');
