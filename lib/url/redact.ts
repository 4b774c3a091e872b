/**
 * Secrets in addresses, taken out before an address is stored: by the name of a parameter
 * (`secret-names.ts`), by the look of a text (`secret-shapes.ts`), by the words before it
 * (`telling-words.ts`), and e-mail addresses. All of them become one constant and not a hash,
 * because a short secret (an e-mail address, a six-digit code) can be found again from its hash by
 * trying. Addresses inside of segments and values (`?return=https%3A…`), however often they are
 * escaped, are cleaned in the same way. Linear in the length of the text.
 */
import { isTitle, isUnusual, looksDrawn } from './drawn-text.ts';
import { withoutEmails } from './emails.ts';
import { decodeAll } from './percent.ts';
import { isSecretValue, type Secrecy, secrecyOf } from './secret-names.ts';
import { hasMark, hasSecretShape, isBlob } from './secret-shapes.ts';
import { TellingTrail } from './telling-trail.ts';
import { tellingOf } from './telling-words.ts';

export const REDACTED = '~redacted~';

/** Is this text a key, by all that is known of the place where it stands? */
export type Judge = (text: string) => boolean;

/** What separates the parts of an address and of what people put into one, JSON for instance. */
const SEPARATORS = /([/?&;#=\s"{},|]+(?::[\s"]*)?)/;
const STRUCTURE = /[/?&;#=\s"{},|]/;
const CALENDAR = /\.(?:ics|ical|ifb)(?:$|[?#])/i;
const CODE_OR_FONT = /\.(?:css|m?js|map|woff2?|ttf|eot|otf)$/i;
const PICTURE = /\.(?:png|jpe?g|gif|svg|webp|avif|ico|bmp|mp[34]|webm)$/i;

/** Does a secret stand in this text, as in a path? */
export function hasSecret(text: string): boolean {
  return redactedAddress(text, new TellingTrail()) !== text;
}

/** A path, or a text with an address in it, without its secrets; the trail goes on behind it. */
export function redactedAddress(text: string, trail: TellingTrail, judge?: Judge): string {
  const pieces = text.split(SEPARATORS);
  const isCalendar = CALENDAR.test(text);
  let isPath = /^[^=?&]*\//.test(text);
  let named: Secrecy | null = null;
  for (let i = 0; i < pieces.length; i += 2) {
    const piece = pieces[i];
    if (i > 0 && /[?&"{#]/.test(pieces[i - 1])) isPath = false;
    if (piece === '') continue;
    const wasNamed = named;
    named = isAssignment(pieces[i + 1]) ? secrecyOf(decodeAll(piece) ?? '') : null; // no name
    const isSecret = named !== null && isSecretValue(piece, named, pieces[i + 2] ?? ''); // no value
    if (isSecret && redactValue(pieces, i + 1, isPath)) continue;
    const isKey: Judge = (part) =>
      (wasNamed === 'perhaps' && isUnusual(part)) ||
      judge?.(part) ||
      trail.isKey(part) ||
      (looksDrawn(part) && (isCalendar || actFollows(pieces, i)));
    pieces[i] = redactedPart(piece, isKey);
    trail.pass(decodeAll(pieces[i]) ?? ''); // so often escaped that it tells nothing
  }
  return pieces.join('');
}

/** Nearly all parts of nearly all addresses are words in small letters. */
const isOrdinary = (part: string): boolean => /^[a-z._-]*$/.test(part) && !isUnusual(part);

/** A segment, or the value of a parameter, redacted where it is or has a secret. */
export function redactedPart(part: string, isKey: Judge): string {
  if (isOrdinary(part)) return part;
  const text = decodeAll(part);
  if (text === null) return REDACTED;
  if (STRUCTURE.test(text) && !(isBlob(text) && (hasSecretShape(text) || isKey(text)))) {
    const isAddress = text.startsWith('/') || text.includes('://');
    const clean = withoutCredentials(text);
    const redacted = redactedAddress(clean, new TellingTrail(), isAddress ? undefined : isKey);
    return redacted === text ? part : encodeURIComponent(redacted).replaceAll("'", '%27');
  }
  if (isFile(text) ? hasMark(text) : hasSecretShape(text)) return REDACTED;
  if ((isUnusual(text) || /\d{5}/.test(text)) && !isFile(text)) {
    if (isKey(text)) return REDACTED;
    const told = text === part ? toldWithin(text) : '';
    if (told !== '') return `${told}${REDACTED}`;
  }
  const clean = withoutEmails(part, REDACTED);
  return clean === part && withoutEmails(text, REDACTED) !== text ? REDACTED : clean;
}

/** Styles, scripts and fonts, and pictures with a name before their hash: no key opens them. */
function isFile(text: string): boolean {
  return CODE_OR_FONT.test(text) || (PICTURE.test(text) && /^[a-z]{3,}[-_.@]/i.test(text));
}

/** The words before the key in `private-3f9c…` and `reset_8Kd2…`; none in other texts. */
function toldWithin(text: string): string {
  if (!looksDrawn(text) || isTitle(text)) return '';
  const words = text.split(/([-_.:~!+]+)/);
  const key = words.findIndex((word, i) => i % 2 === 0 && !isToldBy(word));
  if (key <= 0 || !isUnusual(words[key]) || !looksDrawn(words.slice(key).join(''))) return '';
  return words.slice(0, key).join('');
}

function isToldBy(word: string): boolean {
  const telling = tellingOf(word);
  return telling === 'act' || telling === 'place';
}

/** `/8f3a…/unsubscribe` */
function actFollows(pieces: string[], i: number): boolean {
  // Behind the last piece there is none.
  if (!/^\/+$/.test(pieces[i + 1] ?? '') || tellingOf(pieces[i + 2]) !== 'act') return false;
  return !pieces[i + 4] || !pieces[i + 3].startsWith('/');
}

/** `name=value` and, in an object, `"name":"value"`. */
function isAssignment(separator: string | undefined): boolean {
  return separator !== undefined && (separator.startsWith('=') || separator.includes(':'));
}

/** Puts the constant in the place of the value that follows a separator; false if there is none. */
function redactValue(pieces: string[], at: number, isPath: boolean): boolean {
  const separator = pieces[at];
  const isObject = separator.includes(':');
  const end = isObject ? endInObject(separator) : isPath ? /[/;?&#\s]/ : /[&#\s]/;
  if (!isObject && end.test(separator)) return false;
  if (pieces[at + 1] === '' && pieces.length === at + 2) return false;
  if (!isObject) pieces[at] = '=';
  pieces[at + 1] = REDACTED;
  for (let next = at + 2; next < pieces.length; next += 2) {
    const ends = pieces[next].search(end);
    pieces[next] = ends < 0 ? '' : pieces[next].slice(ends);
    if (ends >= 0) break;
    pieces[next + 1] = '';
  }
  return true;
}

const endInObject = (separator: string): RegExp => (separator.endsWith('"') ? /"/ : /[,}]/);

/** A name and a password before a host. */
function withoutCredentials(text: string): string {
  return text.replace(/:\/\/[^/?#\s]*@/g, '://');
}
