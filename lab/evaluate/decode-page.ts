/**
 * Bytes of a saved page → its text. In this order: byte order mark, the encoding the page names in
 * its first 1,024 bytes, UTF-8, and windows-1252 where the bytes are no UTF-8. Old crawls keep
 * the server's answer lines in front of some pages; they are cut. Linear.
 */
const NAMED = /<(?:meta\b[^>]*\bcharset|\?xml\b[^>]*\bencoding)\s*=\s*["']?\s*([\w:.-]+)/i;
const LOOKED_AT = 1024;

export function decodePage(bytes: Uint8Array): string {
  const decoder = decoderFor(bytes);
  const text = decoder.decode(bytes);
  return withoutAnswerLines(decoder.encoding === 'windows-1252' ? withSigns(text) : text);
}

/** Windows-1252 from 0x80 to 0x9f; a space where it has no sign of its own. */
const SIGNS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** Node 20 reads windows-1252 as Latin-1 and leaves controls where browsers see quotation marks. */
function withSigns(text: string): string {
  return text.replace(/[\u0080-\u009f]/g, (control) => {
    const sign = SIGNS[control.charCodeAt(0) - 0x80];
    return sign === ' ' ? control : sign;
  });
}

function decoderFor(bytes: Uint8Array): TextDecoder {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be');
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le');
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return new TextDecoder();
  const opening = new TextDecoder('latin1').decode(bytes.subarray(0, LOOKED_AT));
  return named(NAMED.exec(opening)?.[1] ?? '') ?? guessed(bytes);
}

/** Null for a name that no decoder has. What could be read to find the name is not UTF-16. */
function named(encoding: string): TextDecoder | null {
  if (encoding === '') return null;
  if (/^utf-?16/i.test(encoding)) return new TextDecoder();
  try {
    return new TextDecoder(encoding);
  } catch {
    return null;
  }
}

function guessed(bytes: Uint8Array): TextDecoder {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return new TextDecoder();
  } catch {
    return new TextDecoder('windows-1252');
  }
}

/** Nothing but `Name: value` lines up to the first empty line, and one of them says the type. */
const ANSWER_LINES = /^(?:HTTP\/\d.*\r?\n)?(?:[A-Za-z][A-Za-z -]*:.*\r?\n)+\r?\n/;

function withoutAnswerLines(text: string): string {
  const lines = ANSWER_LINES.exec(text)?.[0] ?? '';
  return /^content-type:/im.test(lines) ? text.slice(lines.length) : text;
}
