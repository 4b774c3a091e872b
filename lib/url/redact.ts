/**
 * Secrets in addresses, taken out before an address is stored. A parameter is secret by its name
 * (token, password, api_key …) or by its value: a JSON Web Token, more than 64 characters of
 * chance, an e-mail address. All of them become one constant and not a hash, because a short secret
 * (an e-mail address, a six-digit code) can be found again from its hash by trying.
 * An address inside a parameter (`?return=https%3A…`) is cleaned in the same way.
 */
import { decodePercents } from './percent.ts';

export const REDACTED = '~redacted~';

/** A query parameter `name=value`, its value redacted where it is secret. */
export function redactedQuery(parameter: string): string {
  const equals = parameter.indexOf('=');
  if (equals < 0) return redactedText(parameter);
  const name = redactedText(parameter.slice(0, equals));
  const value = parameter.slice(equals + 1);
  return `${name}=${isSecretName(name) && value !== '' ? REDACTED : redactedText(withinAddress(value))}`;
}

/** A path segment or value, redacted where it is or contains a secret. */
export function redactedText(text: string): string {
  if (isToken(text)) return REDACTED;
  return text.includes('@') || text.includes('%40') ? withoutEmails(text) : text;
}

/** Names that are secret as any word of a parameter's name, and those that are only when alone. */
const SECRET = new Set(
  `token tokens password passwd passwort passphrase pwd secret otp totp jwt signature hmac session
  csrf xsrf apikey email emailaddress credential credentials oauth saml samlresponse samlrequest
  accesskey authkey authtoken accesstoken refreshtoken idtoken sessiontoken magiclink`.split(/\s+/),
);
const SECRET_ALONE = new Set('sid key code auth sig pin mail ticket nonce pass otc'.split(' '));
const MAKES_SECRET = new Set(
  `api access auth secret private login client verification verify confirm confirmation activation
  reset invite security shared licence license`.split(/\s+/),
);

/** A second `?` or a `;` begins a parameter as well, if not for everybody. */
function isSecretName(name: string): boolean {
  const words = wordsOfName(name.split(/[?;]/).at(-1)!);
  if (words.some((word) => SECRET.has(word)) || SECRET.has(words.join(''))) return true;
  if (!words.some((word) => SECRET_ALONE.has(word))) return false;
  return words.length === 1 || words.some((word) => MAKES_SECRET.has(word));
}

/** `X-Amz-Signature`, `accessToken`, `user[password]` as lower-case words. */
function wordsOfName(name: string): string[] {
  return name
    .replace(/%[0-9A-F]{2}/g, ' ')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

const LONGEST_READABLE = 64;

function isToken(text: string): boolean {
  if (/^eyJ[\w-]{5,}\.[\w-]{5,}(?:\.[\w-]*)?$/.test(text)) return true;
  return text.length > LONGEST_READABLE && longestRandomRun(text) > LONGEST_READABLE;
}

/** Characters of the longest piece that reads like chance: digits and cases change all the time. */
function longestRandomRun(text: string): number {
  let longest = 0;
  for (const piece of text.split(/[^A-Za-z0-9_+/=-]|%2[BF]|%3D/)) {
    if (piece.length > longest && isRandom(piece)) longest = piece.length;
  }
  return longest;
}

function isRandom(piece: string): boolean {
  let changes = 0;
  let before = 0;
  for (let i = 0; i < piece.length; i++) {
    const kind = kindOf(piece.charCodeAt(i));
    if (kind !== 0 && before !== 0 && kind !== before) changes++;
    before = kind;
  }
  return changes * 8 >= piece.length;
}

/** 1 digit, 2 upper case, 3 lower case, 0 anything else. */
function kindOf(code: number): number {
  if (code >= 48 && code <= 57) return 1;
  if (code >= 65 && code <= 90) return 2;
  return code >= 97 && code <= 122 ? 3 : 0;
}

/** E-mail addresses give way to the constant; what stands around them stays. */
function withoutEmails(text: string): string {
  let result = '';
  let from = 0;
  for (const at of text.matchAll(/@|%40/g)) {
    const start = localPartStart(text, at.index, from);
    const end = domainEnd(text, at.index + at[0].length);
    if (start === at.index || end === 0 || at.index < from) continue;
    result += `${text.slice(from, start)}${REDACTED}`;
    from = end;
  }
  return result + text.slice(from);
}

function localPartStart(text: string, at: number, from: number): number {
  let start = at;
  while (start > from && /[A-Za-z0-9._+-]/.test(text[start - 1])) start--;
  return text[start - 1] === '%' ? Math.min(at, start + 2) : start; // the digits of an escape
}

/** Where the domain after an `@` ends, 0 when what stands there is none (`name@1.2.3`). */
function domainEnd(text: string, start: number): number {
  let end = start;
  while (end < text.length && /[A-Za-z0-9.-]/.test(text[end])) end++;
  const labels = text.slice(start, end).split('.');
  while (labels.length > 1 && labels[labels.length - 1] === '') labels.pop();
  const [first, ...rest] = labels;
  const last = rest.at(-1) ?? '';
  return first !== '' && /^[A-Za-z]{2,}$/.test(last) ? start + labels.join('.').length : 0;
}

/** The parameters and credentials of an address that stands inside a value. */
function withinAddress(value: string): string {
  if (!/%3D|=|%3A%2F%2F|:\/\//.test(value)) return value;
  const text = decodePercents(value);
  const clean = text
    .replace(/:\/\/[^/?#@\s]*@/g, '://')
    .split(/([?&#;\s])/)
    .map(redactedPiece)
    .join('');
  return clean === text ? value : encodeURIComponent(clean).replaceAll("'", '%27');
}

function redactedPiece(piece: string): string {
  const equals = piece.indexOf('=');
  if (equals <= 0 || equals === piece.length - 1) return piece;
  const name = piece.slice(0, equals);
  return isSecretName(name) ? `${name}=${REDACTED}` : piece;
}
