/** Words that are codes: by their own looks, or by the word they stand beside. */

export interface Word {
  word: string;
  from: number;
}

/** Runs of letters, marks and digits. */
export function words(text: string): Word[] {
  return Array.from(text.matchAll(/[\p{L}\p{M}\p{Nd}]+/gu), ({ 0: word, index }) => ({
    word,
    from: index,
  }));
}

export function isPrivateWord(text: string, all: readonly Word[], i: number): boolean {
  const { word, from } = all[i];
  if (!/\p{Nd}/u.test(word)) return false;
  if (looksLikeCode(word) || isInChain(text, all, i)) return true;
  const first = isHalf(text, all, i - 1) ? i - 1 : i;
  const isCode = isCodeBeside(word) || first < i || isHalf(text, all, i);
  return isCode && (text[from - 1] === '#' || isAnnounced(text, all, first));
}

/** Of "482-913" the first or only half: three or four digits, one sign, and as many again. */
function isHalf(text: string, all: readonly Word[], i: number): boolean {
  if (i < 0 || i + 1 >= all.length) return false;
  const [one, other] = [all[i], all[i + 1]];
  const joint = text.slice(one.from + one.word.length, other.from);
  return /^\d{3,4}$/.test(one.word) && /^\d{3,4}$/.test(other.word) && /^[ -]$/.test(joint);
}

/** Parts joined by hyphens, of which two mix letters and digits: `X7K9-Q2MP`, a UUID. */
function isInChain(text: string, all: readonly Word[], i: number): boolean {
  if (!CHAINED.test(all[i].word)) return false;
  let [first, last] = [i, i];
  while (isJoined(text, all, first - 1) && i - first < MOST_PARTS) first--;
  while (isJoined(text, all, last) && last - i < MOST_PARTS) last++;
  const parts = all.slice(first, last + 1).map(({ word }) => word);
  if (
    !parts.every((part) => /^[A-Z\d]+$/.test(part)) &&
    !parts.every((part) => /^[a-f\d]+$/.test(part))
  )
    return false;
  return parts.filter((part) => /\d/.test(part) && /\D/.test(part)).length >= 2;
}
const CHAINED = /^(?:[A-Z\d]{3,}|[a-f\d]{3,})$/;
const MOST_PARTS = 8;

const isJoined = (text: string, all: readonly Word[], i: number): boolean =>
  i >= 0 &&
  i + 1 < all.length &&
  text.slice(all[i].from + all[i].word.length, all[i + 1].from) === '-' &&
  CHAINED.test(all[i].word) &&
  CHAINED.test(all[i + 1].word);

/** Digits and letters by turns: order and ticket numbers, tokens, parts of hashes. */
export function looksLikeCode(word: string): boolean {
  const digits = word.match(/\p{Nd}/gu)?.length ?? 0; // none
  if (digits === 0 || /^\p{Nd}+$/u.test(word)) return false;
  if (/\p{Nd}{6}/u.test(word)) return true;
  const turns = word.match(/\p{Nd}(?=\P{Nd})|\P{Nd}(?=\p{Nd})/gu)?.length ?? 0;
  const isUpper = /^[\p{Lu}\p{Nd}]+$/u.test(word);
  if (isUpper) return word.length >= 6 && digits >= 2 && turns >= 2;
  const isMixed = /\p{Ll}/u.test(word) && /[\p{L}\p{Nd}]\p{Lu}/u.test(word);
  if (isMixed && word.length >= 10 && digits >= 2 && turns >= 2) return true;
  return word.length >= 8 && digits >= 3 && turns >= 3;
}

/** Beside a telling word less is needed; years are no codes, but for one that says it is one. */
function isCodeBeside(word: string): boolean {
  if (/^\p{Nd}+$/u.test(word)) return word.length >= 4 && !/^(?:19|20)\d\d$/.test(word);
  return (
    word.length >= 5 && /^[\p{Lu}\p{Ll}\p{Nd}]+$/u.test(word) && !/^\p{Ll}+\d{1,3}$/u.test(word)
  );
}

/** Words on the way from the telling word to the code: "code for signing in is". */
const REACH = 4;
const FARTHEST = 40;

function isAnnounced(text: string, all: readonly Word[], i: number): boolean {
  const { word, from } = all[i];
  for (let j = i - 1; j >= Math.max(0, i - REACH) && from - all[j].from < FARTHEST; j--) {
    if (/\p{Nd}/u.test(all[j].word) || /[.!?]\s/.test(text.slice(all[j].from, from))) break;
    if (isAnnouncing(all[j].word)) return true;
  }
  // “48291 is your code”
  const behind = text.slice(from + word.length, from + word.length + FARTHEST);
  return IS_YOURS.test(behind);
}

const IS_YOURS = /^ (?:is your|ist (?:ihr|dein)|est votre|es tu|es su|è il tuo|é o seu)\b/i;

/** Words that announce a code, and ends of words, since some languages write "Bestellnummer" as one. */
const WORDS = new Set(
  `pin otp tan kod kode ref nr case konto conto conta compte код token tracking`.split(' '),
);
const ENDS = `code codes passcode kód koodi código codigo codice κωδικός nummer number numéro numero
  número номер numer číslo reference referenz référence referencia order orders ticket tickets
  booking invoice receipt confirmation account bestellung auftrag buchung rechnung kunde kundin
  vorgang commande facture réservation dossier pedido factura fatura reserva cuenta ordine fattura
  prenotazione bestelling factuur zamówienie objednávka заказ счёт`.split(/\s+/);

function isAnnouncing(word: string): boolean {
  const lower = word.toLowerCase();
  return WORDS.has(lower) || ENDS.some((end) => lower.endsWith(end));
}
