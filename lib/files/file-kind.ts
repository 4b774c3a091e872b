/** What a file that a person brings in is, by its beginning; its name decides nothing. */
import type { Plain } from '../say.ts';

export type FileKind = 'project' | 'har' | 'list';

/** What Ambit cannot use, and what it looks like: a name for it in words. */
export interface Foreign {
  looksLike: Plain;
}

const BEGINNING = 64 * 1024;

export async function fileKind(file: Blob): Promise<FileKind | Foreign> {
  const bytes = new Uint8Array(await file.slice(0, BEGINNING).arrayBuffer());
  const looksLike = signatureOf(bytes) ?? strangeText(bytes, file.size > BEGINNING);
  if (looksLike !== null) return { looksLike };
  const beginning = new TextDecoder().decode(bytes);
  if (/^\s*\{\s*"ambit"\s*:/.test(beginning)) return 'project';
  if (/^\s*\{\s*"log"\s*:/.test(beginning)) return 'har';
  return /^\s*</.test(beginning) ? { looksLike: 'looksMarkup' } : 'list';
}

/** The first bytes of files of other programs, from where in the file; `.` is any byte. */
const SIGNATURES: [looksLike: Plain, at: number, ...beginnings: string[]][] = [
  ['looksPdf', 0, '%PDF-'],
  ['looksZip', 0, 'PK\x03\x04', 'PK\x05\x06'],
  ['looksOffice', 0, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', '{\\rtf'],
  [
    'looksPacked',
    0,
    '\x1f\x8b',
    'BZh',
    '\xfd7zXZ\0',
    '7z\xbc\xaf\x27\x1c',
    'Rar!',
    '\x28\xb5\x2f\xfd',
  ],
  [
    'looksImage',
    0,
    '\x89PNG\r\n',
    '\xff\xd8\xff',
    'GIF87a',
    'GIF89a',
    'RIFF....WEBP',
    'II*\0',
    'MM\0*',
  ],
  ['looksImage', 4, 'ftypavif', 'ftypheic', 'ftypmif1'],
  ['looksMedia', 0, 'ID3', 'OggS', 'fLaC', 'RIFF', '\x1aE\xdf\xa3', '\xff\xfb'],
  ['looksMedia', 4, 'ftyp'],
  ['looksDatabase', 0, 'SQLite format 3\0'],
  ['looksProgram', 0, '\x7fELF', 'MZ\x90\0', '\xca\xfe\xba\xbe', '\xcf\xfa\xed\xfe', '\0asm'],
  ['looksOtherText', 0, '\xff\xfe', '\xfe\xff'],
];

function signatureOf(bytes: Uint8Array): Plain | null {
  for (const [looksLike, at, ...beginnings] of SIGNATURES)
    if (beginnings.some((beginning) => hasAt(bytes, at, beginning))) return looksLike;
  return null;
}

const hasAt = (bytes: Uint8Array, at: number, beginning: string): boolean =>
  bytes.length >= at + beginning.length &&
  Array.from(beginning).every((sign, i) => sign === '.' || bytes[at + i] === sign.charCodeAt(0));

/** Lists, projects and archives are text in UTF-8, without signs that no text has. */
function strangeText(bytes: Uint8Array, isCut: boolean): Plain | null {
  if (bytes.some((byte) => byte < 32 && !CONTROLS.has(byte))) return 'looksBinary';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isCut });
    return null;
  } catch {
    return 'looksOtherText';
  }
}

/** Tab, line feed, form feed and carriage return; and escape, which some tools leave in lists. */
const CONTROLS = new Set([9, 10, 12, 13, 27]);
