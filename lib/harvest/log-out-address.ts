/**
 * What an address says of the link to it: it ends a session, it is that of an article about
 * something, or neither. Read from the address as written, which may be relative.
 */
import { isLogOutName, isUnclearName } from '../text/log-out-words.ts';
import { isAboutCode, isArticle } from './log-out-articles.ts';

export type LinkTarget = 'log-out' | 'article' | 'other';

/** More than any log-out address has. */
const LONGEST = 512;

export function linkTarget(href: string): LinkTarget {
  const address = href.slice(0, LONGEST).trim();
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(address)?.[0].toLowerCase() ?? ''; // relative
  if (scheme === 'javascript:')
    return /(?:log|sign)_?-?(?:out|off)/i.test(address) ? 'log-out' : 'other';
  // “Abmelden” as a link to write a letter: from a mailing list.
  if (scheme !== '' && scheme !== 'http:' && scheme !== 'https:') return 'article';
  const [beforeHash, hash] = parted(address, '#');
  const [path, query] = parted(beforeHash, '?');
  if ((path === '' || path === '/') && query === '') return hashTarget(hash);
  const segments = segmentsOf(path);
  const last = segments.at(-1) ?? ''; // the host alone
  const above = segments.slice(0, -1);
  if (isWikiLogOut(last) || parameters(query).some(isWikiTitle)) return 'log-out';
  if (isAboutCode(path, segments)) return 'article';
  if (parameters(query).some(isLogOutOrder)) return 'log-out';
  if (isProgram(last, query) && isLogOutName(bare(last))) return 'log-out';
  if (isArticle(query === '' ? above : segments, last) || parameters(query).some(isSearch))
    return 'article';
  if (/\.x?html?$/i.test(last))
    return isLogOutName(bare(last)) && hash === '' ? 'other' : 'article';
  if (segments.slice(-2).some((segment) => isLogOutName(bare(segment)))) return 'log-out';
  if (isUnclearName(bare(last)) && isOfAccount(above, last)) return 'log-out';
  return hash === '' || isRoute(hash) ? 'other' : 'article';
}

/** Acts like a button: it leads nowhere. */
export const leadsNowhere = (href: string): boolean =>
  /^\s*(?:#[^\p{L}]*|javascript:.*)?$/isu.test(href.slice(0, LONGEST));

/** Addresses to which deleting is sent when a session ends: `/session`, `/users/sessions`. */
export const isSession = (href: string): boolean =>
  /^sessions?$/i.test(segmentsOf(parted(href.slice(0, LONGEST), '?')[0]).at(-1) ?? ''); // the host

const isRoute = (hash: string): boolean => /^!?\//.test(hash);

/** Routes of single-page applications stand behind `#/`; a place in the page is an article's. */
function hashTarget(hash: string): LinkTarget {
  if (!/\p{L}/u.test(hash)) return 'other';
  if (isRoute(hash))
    return segmentsOf(hash).some((segment) => isLogOutName(segment)) ? 'log-out' : 'other';
  const name = hash.replace(/[-_]?(?:modal|dialog|popup|confirm|form)$/i, '');
  return name !== hash && isLogOutName(name) ? 'other' : 'article'; // a window that asks once more
}

/** `/abmelden` alone; `/kurs/abmelden` is about a course. */
const isOfAccount = (above: string[], last: string): boolean =>
  (above.length > 0 || /^abmelden$/i.test(bare(last))) &&
  above.every((segment) => ACCOUNT.test(segment));
const ACCOUNT =
  /^(?:users?|accounts?|auth|sessions?|login|members?|profile?|me|my|admin|customer|konto|benutzer|mein|compte|cuenta|usuario|conta|cliente|akun|de|en|es|fr|it|nl|pt|pl)$/i;

function segmentsOf(path: string): string[] {
  const within = path.replace(/^(?:https?:)?\/\/[^/]*/i, '');
  return within
    .split('/')
    .filter((segment) => segment !== '')
    .map(decoded);
}

/** A program, or an order that carries its proof or its way back: no article. */
function isProgram(last: string, query: string): boolean {
  if (/\.(?:php\d?|aspx?|jspx?|jsf|do|action|cgi|pl|cfm)$/i.test(last.split(';', 1)[0]))
    return true;
  return parameters(query).some(([name]) =>
    /token|nonce|csrf|xsrf|^sid$|^sesskey$|^next$|return|redirect/i.test(name),
  );
}

/** `logout.php`, `Logout.do;jsessionid=…`: the name alone. */
const bare = (segment: string): string => segment.split(/[;.]/, 1)[0];

/** `Special:UserLogout` in any language a wiki speaks. */
function isWikiLogOut(segment: string): boolean {
  const [space, name] = parted(segment, ':');
  if (/^userlogout$/i.test(name)) return true;
  return /^sp[eé]/i.test(space) && (isLogOutName(name) || isUnclearName(name));
}

type Parameter = [name: string, value: string];
const MOST_PARAMETERS = 50;

const parameters = (query: string): Parameter[] =>
  query.split(/[&;]/, MOST_PARAMETERS).map((pair) => {
    const [name, value] = parted(pair, '=');
    return [decoded(name).toLowerCase().replace(/^_/, ''), decoded(value.replaceAll('+', ' '))];
  });

const isWikiTitle = ([name, value]: Parameter): boolean => name === 'title' && isWikiLogOut(value);

function isLogOutOrder([name, value]: Parameter): boolean {
  if (isLogOutName(name)) return true;
  const last = value.split(/[/.:]/).at(-1)!; // of what is split there is a last
  return (DOING.has(name) || (name === 'q' && value.includes('/'))) && isLogOutName(last);
}

const isSearch = ([name, value]: Parameter): boolean => !DOING.has(name) && isLogOutName(value);

/** Parameters that say what is to be done; `q` says what is looked for. */
const DOING = new Set(
  `action act do mode op cmd command task page p view a m f event option go route r fuseaction
  target section module what step area`.split(/\s+/),
);

function parted(text: string, at: string): [before: string, behind: string] {
  const i = text.indexOf(at);
  return i < 0 ? [text, ''] : [text.slice(0, i), text.slice(i + 1)];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // no percent code: as it stands
  }
}
