import { PROGRAMS } from './sensitive-labels.ts';

/**
 * Is a program for letters, money or control panels installed in the first directory of a host?
 * Then nothing stands behind it, or one of its files; `/horde` without a slash is an article or an
 * organisation of that name.
 */
export function isSensitivePath(path: string): boolean {
  const [first, ...rest] = path.toLowerCase().split('/').slice(1);
  if (first === 'wp-admin') return true;
  if (!PURPOSES.has(first) && !PROGRAMS.has(first)) return false;
  if (rest.length === 0) return PURPOSES.has(first);
  // Of what is not empty there is a last one.
  return rest.join('') === '' || /\.(?:php|aspx?|jsp|cgi|pl|dll|nsf)$/.test(rest.at(-1)!);
}

/** What is done there, which nothing else is called. */
const PURPOSES = new Set(
  'webmail owa mychart ebanking onlinebanking netbanking homebanking'.split(' '),
);
