/**
 * Is a word in bytes that were compressed by Snappy, as Firefox does with the rows of its
 * databases? Where a row begins cannot be known in pages that are free, or in a log. So wherever a
 * few letters of the word stand, the bytes before and behind them are read as if a row went on
 * there. What an older part of the row would have to tell stays blank, and may be any letter of the
 * word, if most are there.
 */
const BLANK = -1;
/** Letters in a row that no repetition can be made of: they stand there as they are. */
const LETTERS = 3;
/** So many bytes before the letters may belong to the word, as repetitions or letters. */
const BEFORE = 48;

/** `word` is in small letters. */
export function isSnapped(bytes: Buffer, word: string): boolean {
  const text = bytes.toString('latin1').toLowerCase();
  const wanted = Int16Array.from(word, (c) => c.charCodeAt(0));
  const out = new Int16Array(BEFORE + 4 * wanted.length + 64);
  for (let i = 0; i + LETTERS <= word.length; i++) {
    const letters = word.slice(i, i + LETTERS);
    for (let at = text.indexOf(letters); at >= 0; at = text.indexOf(letters, at + 1)) {
      for (let start = Math.max(0, at - BEFORE); start < at; start++) {
        if (isIn(out, decode(bytes, start, out), wanted)) return true;
      }
    }
  }
  return false;
}

/** Fills `out` with what is said from `start` on; returns how many letters that are. */
function decode(bytes: Uint8Array, start: number, out: Int16Array): number {
  let at = start;
  let length = 0;
  while (at < bytes.length && length < out.length) {
    const tag = bytes[at++];
    const kind = tag & 3;
    if (kind === 0) {
      let size = tag >> 2;
      if (size >= 62) return length; // longer than what is compressed at a time
      if (size >= 60) {
        const told = size - 59;
        size = bytes[at] | (told > 1 ? bytes[at + 1] << 8 : 0);
        at += told;
      }
      for (let i = 0; i <= size && length < out.length; i++) out[length++] = lower(bytes[at++]);
      continue;
    }
    if (kind === 3) return length; // farther back than what is compressed at a time
    const size = kind === 1 ? ((tag >> 2) & 7) + 4 : (tag >> 2) + 1;
    const back = kind === 1 ? ((tag >> 5) << 8) | bytes[at] : bytes[at] | (bytes[at + 1] << 8);
    at += kind;
    if (back === 0) return length;
    for (let i = 0; i < size && length < out.length; i++, length++) {
      out[length] = back <= length ? out[length - back] : BLANK;
    }
  }
  return length;
}

function isIn(text: Int16Array, end: number, word: Int16Array): boolean {
  for (let at = 0; at + word.length <= end; at++) {
    let i = 0;
    let blank = 0;
    for (; i < word.length; i++) {
      if (text[at + i] === BLANK) blank++;
      else if (text[at + i] !== word[i]) break;
    }
    if (i === word.length && blank <= word.length / 3) return true;
  }
  return false;
}

const lower = (byte: number): number => (byte >= 65 && byte <= 90 ? byte + 32 : byte);
