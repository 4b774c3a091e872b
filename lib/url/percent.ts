/**
 * Percent-encoding in one form (RFC 3986 §6.2.2): escapes of unreserved characters are decoded, all
 * others have upper-case digits, a `%` that begins no escape becomes `%25`, and characters that may
 * not stand in an address are escaped. Expects what the URL parser leaves, which is ASCII.
 */
export function normalPercents(text: string): string {
  if (!/[%"<>[\]\\^`{|} ]/.test(text)) return text;
  return text.replace(/%[0-9a-fA-F]{2}|[%"<>[\]\\^`{|} ]/g, normalPercent);
}

const UNRESERVED = /[A-Za-z0-9\-._~]/;

function normalPercent(found: string): string {
  if (found.length === 1) return escapeOf(found);
  const character = String.fromCharCode(Number.parseInt(found.slice(1), 16));
  return UNRESERVED.test(character) ? character : found.toUpperCase();
}

function escapeOf(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}

/** The text behind the escapes; bytes that are no UTF-8 become U+FFFD. */
export function decodePercents(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text.replace(/(?:%[0-9a-fA-F]{2})+/g, decodeRun);
  }
}

function decodeRun(run: string): string {
  const bytes = Uint8Array.from(run.slice(1).split('%'), (digits) => Number.parseInt(digits, 16));
  return new TextDecoder().decode(bytes);
}

/** More than anybody has a reason to escape a text. */
const MOST_ESCAPED = 6;

/** The text behind escapes of escapes; null where there is no end of them. */
export function decodeAll(text: string): string | null {
  let decoded = text;
  for (let times = 0; times <= MOST_ESCAPED; times++) {
    if (!decoded.includes('%')) return decoded;
    const next = decodePercents(decoded);
    if (next === decoded) return decoded;
    decoded = next;
  }
  return null;
}
