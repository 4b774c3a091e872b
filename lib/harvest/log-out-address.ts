/**
 * What an address says of the link to it: it ends a session, it is that of an article about something,
 * or neither. Read from the address as written, which may be relative.
 */
import { isLogOutName } from '../text/log-out-words.ts';

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
  if (path === '' && query === '') return hashTarget(hash);
  const segments = segmentsOf(path);
  const last = segments.at(-1) ?? ''; // the host alone
  if (isWikiLogOut(last) || hasLogOutParameter(query)) return 'log-out';
  if (isProgram(last, query) && isLogOutName(bare(last))) return 'log-out';
  if (isArticle(query === '' ? segments.slice(0, -1) : segments, last)) return 'article';
  return segments.slice(-2).some((segment) => isLogOutName(bare(segment))) ? 'log-out' : 'other';
}

/** Routes of single-page applications stand behind `#/`; a place in the page is an article's. */
function hashTarget(hash: string): LinkTarget {
  if (hash === '') return 'other';
  if (!/^!?\//.test(hash)) return 'article';
  return segmentsOf(hash).some((segment) => isLogOutName(segment)) ? 'log-out' : 'other';
}

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
  const names = query.split(/[&;]/, MOST_PARAMETERS).map((pair) => parted(pair, '=')[0]);
  return names.some((name) =>
    /token|nonce|csrf|xsrf|^sid$|^sesskey$|^next$|return|redirect/i.test(name),
  );
}

/** `logout.php`, `Logout.do;jsessionid=…`: the name alone. */
const bare = (segment: string): string => segment.split(/[;.]/, 1)[0];

/** `Special:UserLogout` in any language a wiki speaks. */
function isWikiLogOut(segment: string): boolean {
  const [space, name] = parted(segment, ':');
  return (
    name !== '' && (/^sp[eé]/i.test(space) || /^userlogout$/i.test(name)) && isLogOutName(name)
  );
}

/** Parameters that say what is to be done; `q` says what is looked for. */
const DOING = new Set(
  `action act do mode op cmd command task page p view a method m f func function event option go
  route r fuseaction target section module what func_name step area type`.split(/\s+/),
);

function hasLogOutParameter(query: string): boolean {
  return query.split(/[&;]/, MOST_PARAMETERS).some((pair) => {
    const [name, value] = parted(pair, '=').map(decoded);
    const key = name.toLowerCase();
    if (isLogOutName(name) || (key === 'title' && isWikiLogOut(value))) return true;
    const last = value.split(/[/.:]/).at(-1)!;
    return (DOING.has(key) || (key === 'q' && value.includes('/'))) && isLogOutName(last);
  });
}
const MOST_PARAMETERS = 50;

/** Words of an address below which articles stand, among them articles about logging out. */
const ARTICLES = new Set(
  `wiki docs doc documentation dokumentation help hilfe aide ayuda ajuda aiuto support faq faqs kb
  knowledge knowledgebase article articles answer answers question questions guide guides manual
  manuals man manpages handbook reference ref glossary glossaire dictionary definition definitions
  blog blogs news learn tutorial tutorials topic topics tag tags category post posts commands
  command cli search thread threads how-to howto tips`.split(/\s+/),
);

function isArticle(above: string[], last: string): boolean {
  if (/\.(?:x?html?|md|pdf|txt)$/i.test(last)) return true;
  return above.some((segment) => {
    const name = segment.toLowerCase();
    return ARTICLES.has(name) || /^(?:19|20)\d\d$/.test(name);
  });
}

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
