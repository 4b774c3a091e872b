/**
 * Secrets that are known by how they look, wherever they stand: keys that their makers begin with a
 * mark of their own, signed and sealed objects, text in base64, and more than 64 characters of
 * chance. A text here has no escapes and is one segment or one value.
 */
import { isTitle, looksDrawn } from './drawn-text.ts';

export function hasSecretShape(text: string): boolean {
  if (hasMark(text)) return true;
  if (text.length < SHORTEST) return false;
  return (
    isTextInBase64(text) ||
    (text.length > LONGEST_READABLE && longestRandomRun(text) > LONGEST_READABLE)
  );
}

/** A secret that its maker marked as one; files have no others in their names. */
export function hasMark(text: string): boolean {
  if (/[(:]/.test(text) && (COOKIELESS.test(text) || BOT.test(text))) return true;
  if (text.length < SHORTEST || !/[A-Z0-9]/.test(text)) return false;
  if (INVITATION.test(text) && looksDrawn(text)) return true;
  return MARKED.some((mark) => mark.test(text)) || isMarkedAndDrawn(text);
}

const SHORTEST = 15;
/** Telegram's: `t.me/+…` */
const INVITATION = /^\+[\w-]{14,24}$/;

/** May the whole of it be base64, with the slashes and equals signs of that? */
export function isBlob(text: string): boolean {
  return /^[A-Za-z0-9+/_-]{16,}={0,2}$/.test(text);
}

const MARKED = [
  /eyJ[\w-]{20}/, // JSON in base64: web tokens, signed cookies, cursors
  /eyJ[\w-]{5,19}\.[\w-]{5}/,
  /(?:^|[^A-Za-z0-9])(?:AKIA|ASIA|AROA|AIDA|AGPA|ANPA)[A-Z0-9]{12}/, // Amazon
  /(?:^|[^A-Za-z0-9])AIza[\w-]{20}/, // Google
  /(?:^|[^A-Za-z0-9])ya29\.[\w-]{10}/,
  /(?:^|[^A-Za-z0-9])SG\.[\w-]{8,}\.[\w-]{8}/, // SendGrid
  /(?:^|[^A-Za-z0-9])EAA[A-Za-z0-9]{30}/, // Facebook
  /(?:^|[^A-Za-z0-9])gAAAAA[\w-]{20}/, // Fernet
  /(?:^|[^A-Za-z0-9])EC-[A-Z0-9]{15}/, // PayPal
  /(?:^|[^A-Za-z0-9])ST-\d+-[\w-]{8}/, // a ticket of CAS
  /(?:^|[^A-Za-z0-9])(?:live|test|prod)_[A-Za-z0-9]{20}/, // Stripe's invoices and others
  /(?:^|[^A-Za-z0-9])zt-[a-z0-9]{6,}-[\w~-]{8}/, // an invitation to Slack
];

/** What stands before the key itself, in small letters, without its last `_`, `-` or `.`. */
const MARKS = new Set(
  `ghp gho ghu ghs ghr github_pat glpat gldt glrt glptt glft glsoat glcbt glimt gloas glagent
  sk pk rk sk_live sk_test pk_live pk_test rk_live rk_test cs_live cs_test sk-proj sk-ant
  sk-ant-api03 sk-or-v1 whsec xoxb xoxp xoxa xoxe xoxr xoxs xoxo xoxd xapp npm pypi dckr_pat hf key
  secret shpat shpss shpca shppa sq0atp sq0csp sq0idp figd lin_api ntn pat dop_v1 doo_v1 dor_v1
  tskey tskey-auth tskey-api sbp xkeysib xsmtpsib pmak nrak cfpat atatt3xff atctt3xff atbb hvs hvb
  rdme phc phx gsk tfe dp.pt dp.st dapi sntrys sntryu gocspx pscale_tkn pscale_pw squ
  sqp`.split(/\s+/),
);
const LEAST_DRAWN = 12;

/** `ghp_…`, `sk_live_…`, `glpat-…`: a mark and then nothing but chance. */
function isMarkedAndDrawn(text: string): boolean {
  for (const [found] of text.matchAll(/[A-Za-z0-9._-]{16,}/g)) {
    const separators = found.slice(0, LONGEST_MARK).matchAll(/[_.-]/g);
    for (const { index } of separators) {
      const [mark, key] = [found.slice(0, index), found.slice(index + 1)];
      if (key.length < LEAST_DRAWN) break;
      if ((MARKS.has(mark.toLowerCase()) || isFullOfKinds(found, index)) && looksDrawn(key)) {
        return true;
      }
    }
  }
  return false;
}

const LONGEST_MARK = 20;

/** Services invent new marks: `abc_…` before digits, capitals and small letters in one long run. */
function isFullOfKinds(found: string, index: number): boolean {
  if (found[index] !== '_' || !/^[a-z][a-z0-9_]*$/.test(found.slice(0, index))) return false;
  const [run] = found.slice(index + 1).split(/[_.-]/);
  return run.length >= 20 && /\d/.test(run) && /[a-z]/.test(run) && /[A-Z]/.test(run);
}

/** `bot123456:AA…` and `123456:AA…`, Telegram's. */
const BOT = /^(?:bot)?\d{5,}:[\w-]{8,}$/;
/** `(S(…))`, a session in the path where cookies are not used. */
const COOKIELESS = /^\((?:[A-Z]\([^()]*\))+\)$/i;

/** Letters and signs in base64: an address, a name with its password, an object. */
function isTextInBase64(text: string): boolean {
  if (!isBlob(text) || !/[a-z]/.test(text) || !/[A-Z]/.test(text)) return false;
  const whole = text
    .replace(/={1,2}$/, '')
    .replaceAll('-', '+')
    .replaceAll('_', '/');
  if (whole.length % 4 === 1) return false;
  return !/[^\t\n\r -~]/.test(atob(whole));
}

const LONGEST_READABLE = 64;

/** Characters of the longest piece that reads like chance: digits and cases change all the time. */
function longestRandomRun(text: string): number {
  let longest = 0;
  for (const piece of text.split(isOneKey(text) ? /[^A-Za-z0-9_+/=-]/ : /[^A-Za-z0-9]/)) {
    if (piece.length > longest && isRandom(piece)) longest = piece.length;
  }
  return longest;
}

/** Hyphens are letters of base64, which has capitals too; elsewhere they part words and hashes. */
function isOneKey(text: string): boolean {
  return /[a-z]/.test(text) && /[A-Z]/.test(text) && !isTitle(text);
}

function isRandom(piece: string): boolean {
  let changes = 0;
  let before = 0;
  for (let i = 0; i < piece.length; i++) {
    const kind = kindOf(piece.charCodeAt(i));
    const isTitle = before === 2 && kind === 3;
    if (kind !== 0 && before !== 0 && kind !== before && !isTitle) changes++;
    before = kind;
  }
  return changes * 5 >= piece.length;
}

/** 1 digit, 2 capital, 3 small letter, 0 anything else. */
function kindOf(code: number): number {
  if (code >= 48 && code <= 57) return 1;
  if (code >= 65 && code <= 90) return 2;
  return code >= 97 && code <= 122 ? 3 : 0;
}
