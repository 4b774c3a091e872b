/**
 * Words before a number that say that it is a code or a number of one person's. Some say so by
 * themselves (passcode, Bestellnummer); ordinary words (case, order, account) only where they are
 * put beside the number ("Order #4711", "case no. 4711", "code: 4711"), or belong to somebody
 * ("your order 4711"). A qualifying word makes an ordinary one say it too: "order number".
 */

/** The words between the telling word and the number: nearest last, in small letters. */
export function isAnnouncement(
  before: readonly string[],
  behind: string,
): 'code' | 'number' | null {
  const isBeside = isConnection(behind);
  const word = before.at(-1)!;
  if (SECRET.test(word)) return isBeside || behind.trim() === '' ? 'code' : 'number';
  if (OWN_NUMBER.test(word)) return 'number';
  if (!ORDINARY.has(word)) return null;
  const others = before.slice(0, -1);
  if (others.length > 0 && PUBLIC.test(others.at(-1)!)) return null;
  if (others.slice(-3).some((other) => POSSESSIVE.has(other))) return isBeside ? 'code' : 'number';
  if (BEARING.has(word) && (isQualifying(others.at(-1) ?? '') || isQualifiedBehind(behind)))
    return 'number';
  return isBeside ? 'number' : null;
}

/** Words that are nothing but codes. */
const SECRET =
  /^(?:pin|otp|tan|mtan|pnr|puk|cvv|cvc|ssn|nino|cpf|iban|passwort|password|kennwort|hasło|heslo)$|passcode|(?:sicherheits|bestätigungs|zugangs|aktivierungs|prüf|einmal|verifizierungs|freischalt|bevestigings|verificatie|toegangs|beveiligings|verifierings|engångs|säkerhets)(?:code|kod)e?$|(?:vahvistus|kerta)koodi$|(?:验证码|驗證碼|校验码|認証コード|確認コード|인증번호|인증코드)$/u;

/** Numbers of one person's, as languages write them in one word. */
const OWN_NUMBER =
  /(?:bestell|bestellungs|kunden|auftrags|rechnungs|buchungs|vorgangs|sendungs|konto|karten|versicherungs|mitglieds|ausweis|reservierungs|vertrags|ticket|klant|order|factuur|rekening|kund|faktura|ordre|konto)-?(?:nummern?|nr|id)$|^steuer-?id$|^aadhaar$|^pesel$|^kundennr$/u;

const ORDINARY = new Set(
  `code kod kode kód koodi código codigo codice κωδικός код number nummer numéro numero número номер
  numer číslo nr no ref id reference referenz référence referencia order ticket booking invoice
  receipt confirmation account case token tracking konto conto conta compte bestellung auftrag
  buchung rechnung kunde kundin vorgang commande facture réservation dossier pedido factura fatura
  reserva cuenta ordine fattura prenotazione bestelling factuur zamówienie zamówienia objednávka
  заказ заказа счёт рахунок customer member`.split(/\s+/),
);
/** Those that bear a number. */
const BEARING = new Set(
  `code kod kode kód koodi código codigo codice код number nummer numéro numero número номер numer
  číslo nr no ref id reference referenz référence referencia`.split(/\s+/),
);
/**
 * Before such a word ("order number"), or behind it ("numéro de commande", "код подтверждения").
 */
const QUALIFYING =
  `verif confirm secur access activat login time auth recover order account customer booking
  invoice ticket case member tracking reservation policy patient employee passport sort vérif
  sécurit accès commande client compte factur dossier réserv segur acceso pedido cuenta cliente
  reserva conferma sicurezza prenot ordine conto verifica acesso conta weryf potwierd zamówien
  klient ověř potvrz objednáv подтвер заказ счёт счета клиент bestell kunden`.split(/\s+/);
const isQualifying = (word: string): boolean => QUALIFYING.some((stem) => word.startsWith(stem));

function isQualifiedBehind(behind: string): boolean {
  const first = wordsAndSigns(behind).find((word) => !BETWEEN.has(word));
  return first !== undefined && isQualifying(first);
}
const BETWEEN = new Set('de du di da do della la of for your votre'.split(' '));

/** "zip code", "error code", "in this case", "chapter number": everybody's. */
const PUBLIC =
  /^(?:zip|postal|post|area|country|dial|error|status|exit|return|response|source|civil|penal|criminal|labou?r|building|dress|morse|machine|colou?r|hex|qr|bar|chapter|page|line|model|part|atomic|lot|catalogue|catalog|version|issue|this|that|which|each|every|any|no|executive|court|alphabetical|in|of)$/u;

const POSSESSIVE = new Set(
  `your my our ihr ihre ihrer ihren dein deine deiner mein meine votre vos ton ta mon ma tu tus su
  sus mi tuo tua suo sua mio mia seu teu meu minha uw je jouw mijn twój twoje twoja mój din ditt min
  mitt váš vaše tvůj můj ваш ваша твой мой`.split(/\s+/),
);

/** Beside the number: a colon or a sign for numbers, or a word that says "is". */
function isConnection(behind: string): boolean {
  const all = wordsAndSigns(behind);
  return all.length > 0 && all.length <= 3 && all.every((one) => CONNECTING.has(one));
}
const CONNECTING = new Set(
  ': ： # = № ° º is ist lautet est es è é jest to je är er on nr no num n'.split(' '),
);

const wordsAndSigns = (text: string): string[] =>
  text.toLowerCase().match(/\p{L}+|[:：#=№°º,;!?)]/gu) ?? []; // none
