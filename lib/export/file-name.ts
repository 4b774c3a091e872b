/**
 * A site's name as the beginning of file names that every file system and shell takes as they are:
 * letters, digits and hyphens, at most 60 of them. Windows refuses some names whatever follows.
 */
const MOST = 60;
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

export function fileStem(name: string): string {
  const stem = name
    .toWellFormed()
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-/, '');
  const short = [...stem].slice(0, MOST).join('').replace(/-+$/, '');
  if (short === '') return 'site';
  return RESERVED.test(short) ? `${short}-site` : short;
}

/** A host, with its port, as a part of a file name. */
export const hostStem = (host: string): string => host.replace(/[^a-z0-9.-]+/gi, '-');
