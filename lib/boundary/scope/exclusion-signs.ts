/**
 * The signs by which an address looks like one that archives rarely want. A sign is a pattern of
 * whole addresses that names the host and what was seen there, never a general rule: what does not
 * occur is not suggested. Patterns use no look-around and no back-reference, so RE2 reads them.
 */
import type { Exclusion } from '../../model/scope.ts';
import { hostOfKey, keyOf, pathEnd } from '../../url/anatomy.ts';
import {
  ACTION,
  ACTION_PARAMETERS,
  CALENDAR,
  CALENDAR_PARAMETERS,
  FACET_PARAMETERS,
  FACET_PREFIXES,
  LOGIN,
  SEARCH,
  SEARCH_PARAMETERS,
  SESSION_PARAMETERS,
  VERB_PARAMETERS,
  VERBS,
} from './exclusion-words.ts';

export interface Sign {
  kind: Exclusion['kind'];
  pattern: string;
  /** How many different addresses it takes before the sign is evidence. */
  least: number;
}

/** All signs of one address of the site. */
export function signsOf(url: string): Sign[] {
  const key = keyOf(url);
  const end = pathEnd(key);
  const host = hostOfKey(key);
  const root = `^https?://${escaped(host)}/`;
  const path = key.slice(host.length + 1, end);
  const segments = path.split('/');
  const signs = [...segmentSigns(root, segments, key[end] === '?'), ...trapSigns(root, segments)];
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

function* segmentSigns(root: string, segments: string[], hasQuery: boolean): Generator<Sign> {
  for (let i = 0; i < segments.length; i++) {
    const name = segments[i].replace(/\.[a-z]{2,5}$/i, '').toLowerCase();
    const here = () => `${root}${ABOVE}${escaped(segments[i])}`;
    if (SEARCH.has(name)) yield* searchSigns(root, segments, i, hasQuery);
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

/**
 * The results of a search, not its page, which is one and may as well be a chapter about searching.
 * Results without a question mark are believed only near the root, and not for a single one.
 */
function* searchSigns(
  root: string,
  segments: string[],
  i: number,
  hasQuery: boolean,
): Generator<Sign> {
  const page = `${root}${segments
    .slice(0, i + 1)
    .map(escaped)
    .join('/')}`;
  if (hasQuery && isLast(segments, i)) {
    yield { kind: 'search', pattern: `${page}/?\\?.*$`, least: 1 };
  } else if (i < 2 && !isLast(segments, i)) {
    yield { kind: 'search', pattern: `${page}/[^?#].*$`, least: 2 };
  }
}

const isLast = (segments: string[], i: number): boolean =>
  i === segments.length - 1 || (i === segments.length - 2 && segments[i + 1] === '');

/**
 * A date and nothing else: `2024`, `2024-05-12`, `2024/05/12/`. With a name after it, it
 * is an event.
 */
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
  const anyValue = having('[^&#]*');
  if (FACET_PARAMETERS.has(lower) || FACET_PREFIXES.some((start) => name.startsWith(start))) {
    return { kind: 'facets', pattern: anyValue, least: 5 };
  }
  if (SESSION_PARAMETERS.has(lower)) return { kind: 'session', pattern: anyValue, least: 1 };
  return ACTION_PARAMETERS.has(lower) ? { kind: 'action', pattern: anyValue, least: 1 } : null;
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
