/**
 * The signs by which an address looks like one that archives rarely want. A sign is a pattern of
 * whole addresses that names the host and what was seen there, never a general rule: what does not
 * occur is not suggested. Patterns use no look-around and no back-reference, so RE2 reads them.
 * Names of pages and parameters are the usual ones of shops, wikis, blogs and forums.
 */
import type { Exclusion } from '../model/scope.ts';
import { hostOfKey, keyOf, pathEnd } from './reach.ts';

export interface Sign {
  kind: Exclusion['kind'];
  pattern: string;
  /** How many different addresses it takes before the sign is evidence. */
  least: number;
}

const words = (text: string): Set<string> => new Set(text.split(/\s+/));

const SEARCH = words(
  'search searchresults search-results suche recherche buscar busqueda ricerca zoeken szukaj sok',
);
const LOGIN = words(
  `login log-in log_in signin sign-in sign_in logout log-out signout sign-out signup sign-up register
  registration account my-account myaccount wp-login lostpassword forgot-password reset-password
  special:userlogin special:userlogout special:createaccount special:passwordreset anmelden`,
);
const ACTION = words(
  'edit reply print cart basket checkout add-to-cart wishlist add-comment report-abuse sendto email-a-friend',
);
const CALENDAR = words(
  'calendar kalender calendrier calendario events event-calendar agenda termine',
);

const SEARCH_PARAMETERS = words(
  'q s query search keyword keywords searchword searchterm search_query',
);
const CALENDAR_PARAMETERS = words(
  'date month year day week start_date end_date startdate enddate tribe-bar-date ical cal_date viewdate',
);
const FACET_PARAMETERS = words(
  `sort sortby sort_by sort-by order orderby order_by dir direction sortorder filter filters facet facets
  per_page perpage pagesize page_size limit view display min_price max_price price color colour size brand`,
);
const FACET_PREFIXES = ['filter_', 'filter%5B', 'facet_', 'facet.', 'f%5B', 'pa_'];
const SESSION_PARAMETERS = words('sid s_id session sess sessid phpsessid sessionid token csrf');
const ACTION_PARAMETERS = words(
  `add-to-cart add_to_cart add_to_wishlist remove_item replytocom oldid diff curid printable print
  print_view share like_comment veaction redlink mobileaction returnto unsubscribe`,
);
/** Parameters that are an action by their value. */
const VERB_PARAMETERS = words('action do task mode cmd op view');
const VERBS = words(
  `edit history raw delete purge info print printable reply quote submit login logout register add
  addtocart add-to-cart revisions diff backlink recent index media rollback watch unwatch protect report`,
);

/** All signs of one address of the site. */
export function signsOf(url: string): Sign[] {
  const key = keyOf(url);
  const end = pathEnd(key);
  const host = hostOfKey(key);
  const root = `^https?://${escaped(host)}/`;
  const path = key.slice(host.length + 1, end);
  const segments = path.split('/');
  const signs = [...segmentSigns(root, segments), ...trapSigns(root, segments)];
  if (key[end] !== '?') return signs;
  for (const parameter of key
    .slice(end + 1)
    .split('#', 1)[0]
    .split('&')) {
    const sign = parameterSign(root, parameter);
    if (sign !== null) signs.push(sign);
  }
  return signs;
}

const ABOVE = '([^?#]*/)?';
const BELOW = '([/?#].*)?$';
const ENDING = '/?([?#].*)?$';

function* segmentSigns(root: string, segments: string[]): Generator<Sign> {
  for (let i = 0; i < segments.length; i++) {
    const name = segments[i].replace(/\.[a-z]{2,5}$/i, '').toLowerCase();
    const here = () => `${root}${ABOVE}${escaped(segments[i])}`;
    if (SEARCH.has(name)) yield { kind: 'search', pattern: `${here()}${BELOW}`, least: 1 };
    else if (LOGIN.has(name)) yield { kind: 'login', pattern: `${here()}${BELOW}`, least: 1 };
    else if (CALENDAR.has(name) && isDate(segments.slice(i + 1).join('/'))) {
      const date = '(19|20)[0-9]{2}([/-][0-9]{1,2}){0,2}';
      yield { kind: 'calendar', pattern: `${here()}/${date}${ENDING}`, least: 3 };
    } else if (ACTION.has(name) && isLast(segments, i)) {
      yield { kind: 'action', pattern: `${here()}${ENDING}`, least: 1 };
    } else if (/^\(s\([a-z0-9]+\)\)$/.test(name)) {
      yield {
        kind: 'session',
        pattern: `${root}${ABOVE}\\([sS]\\([^/?#]*\\)\\)${BELOW}`,
        least: 1,
      };
    }
  }
}

const isLast = (segments: string[], i: number): boolean =>
  i === segments.length - 1 || (i === segments.length - 2 && segments[i + 1] === '');

/** A date and nothing else: `2024`, `2024-05-12`, `2024/05/12/`. With a name after it, it is an event. */
const isDate = (path: string): boolean => /^(?:19|20)\d\d(?:[/-]\d\d?){0,2}\/?$/.test(path);

function parameterSign(root: string, parameter: string): Sign | null {
  const [name, ...rest] = parameter.split('=');
  const value = rest.join('=');
  const lower = name.toLowerCase();
  const having = (values: string) =>
    `${root}[^?#]*\\?([^#]*&)?${escaped(name)}=${values}([&#].*)?$`;
  // A slash in the value is a route (`?q=node/12`), and a search for a bare number is none.
  if (SEARCH_PARAMETERS.has(lower) && /^[^/]*[a-z%][^/]*$/i.test(value)) {
    return { kind: 'search', pattern: having('[^/&#]*[A-Za-z%][^/&#]*'), least: 1 };
  }
  if (CALENDAR_PARAMETERS.has(lower) && /^\d[\d:T-]*$/.test(value)) {
    return { kind: 'calendar', pattern: having('[0-9][0-9:T-]*'), least: 3 };
  }
  if (VERB_PARAMETERS.has(lower) && VERBS.has(value.toLowerCase())) {
    return { kind: 'action', pattern: having(escaped(value)), least: 1 };
  }
  if (rest.length === 0) return null;
  const any = having('[^&#]*');
  if (FACET_PARAMETERS.has(lower) || FACET_PREFIXES.some((start) => name.startsWith(start))) {
    return { kind: 'facets', pattern: any, least: 5 };
  }
  if (SESSION_PARAMETERS.has(lower)) return { kind: 'session', pattern: any, least: 1 };
  return ACTION_PARAMETERS.has(lower) ? { kind: 'action', pattern: any, least: 1 } : null;
}

const TOO_DEEP = 16;

/** A name that comes for the third time, or a path that no person would have laid out. */
function* trapSigns(root: string, segments: string[]): Generator<Sign> {
  if (segments.length < 3) return;
  const repeated = segments.find(
    (name, i) => name.length > 1 && !/^\d+$/.test(name) && timesUpTo(segments, i) === 3,
  );
  if (repeated !== undefined) {
    const again = `${ABOVE}${escaped(repeated)}`;
    yield { kind: 'trap', pattern: `${root}${again}/${again}/${again}${BELOW}`, least: 1 };
  } else if (segments.length > TOO_DEEP) {
    yield { kind: 'trap', pattern: `${root}([^/?#]*/){${TOO_DEEP},}.*$`, least: 3 };
  }
}

function timesUpTo(segments: string[], i: number): number {
  let times = 0;
  for (let j = 0; j <= i; j++) if (segments[j] === segments[i]) times++;
  return times;
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
