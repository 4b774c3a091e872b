/**
 * Text as it may be stored and shown: no control, format (bidi, zero-width) or non-characters, no
 * lone surrogates, white space in single blanks, at most `most` UTF-16 units. Linear.
 */
export function cleanText(text: string, most: number): string {
  const clean = withoutInvisible(text.slice(0, 8 * most))
    .replace(/\s+/g, ' ')
    .trim();
  return clean.length <= most ? clean : cutAt(clean, most).trimEnd();
}

/** Without characters that are not seen: format characters, surrogates alone, non-characters. */
export function withoutInvisible(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text;
  return text
    .replace(/[\p{Cf}\u{fdd0}-\u{fdef}\ufffe\uffff]/gu, '')
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\p{Cs}/gu, '\ufffd');
}

/** The first `most` units, one fewer where a pair would be torn. */
export function cutAt(text: string, most: number): string {
  const last = text.charCodeAt(most - 1);
  return text.slice(0, last >= 0xd800 && last < 0xdc00 ? most - 1 : most);
}
