/**
 * Text for XML 1.0, in elements and in attributes between double quotes. Characters that XML has no
 * way to write become U+FFFD; white space is written as references, since parsers change it in
 * attributes and at line ends.
 */
const REFERENCES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
  '\u0085': '&#133;',
  '\u2028': '&#8232;',
};

export function xmlText(text: string): string {
  return legalXml(text).replace(/[&<>"\t\n\r\u0085\u2028]/g, (sign) => REFERENCES[sign]);
}

/** The text as XML can carry it. */
export function legalXml(text: string): string {
  return text.toWellFormed().replace(ILLEGAL, '\ufffd');
}

/** All but tab, line feed, return and what stands from the blank on. */
const ILLEGAL = /(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu;
