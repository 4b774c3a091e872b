/**
 * Names of parameters that say that their value is a secret, found by their parts: `access_token`,
 * `accessToken`, `newpassword`, `user[password]`, `codigoverificacion`. Some names are always
 * secret (`password`); others only where the value looks like a key (`state`, `hash`, `ticket`).
 */
import { isUnusual } from './drawn-text.ts';
import { plainWords, withoutAccents } from './plain-words.ts';
import { tellingOf } from './telling-words.ts';

/** `number`: where the value has digits, as a telephone has. */
export type Secrecy = 'always' | 'perhaps' | 'number';

/** A second `?` or a `;` begins a parameter as well, if not for everybody. */
export function secrecyOf(name: string): Secrecy | null {
  const own = name.split(/[?;]/).at(-1)!;
  const words = plainWords(own);
  const joined = words.join('');
  if (joined === '') return null;
  if (isAlways(words, joined)) return 'always';
  if (NUMBERS.has(joined) || NUMBERS.has(words.at(-1)!)) return 'number';
  const mayBe = PERHAPS.has(words.at(-1)!) || KEY_ENDS.test(joined);
  return (mayBe && joined !== CACHE_HASH) || tellingOf(own) === 'act' ? 'perhaps' : null;
}

function isAlways(words: string[], joined: string): boolean {
  if (WHOLE.has(joined) || words.some((word) => WORDS.has(word))) return true;
  if (INSIDE.some((part) => joined.includes(part))) return !NOT_SECRET.test(joined);
  if (SHORT.test(joined)) return true;
  if (!KEY.test(joined)) return false;
  return words.some((word) => KEY_MAKERS.has(word)) || MAKING.some((part) => joined.includes(part));
}

const listOf = (text: string): string[] => text.trim().split(/\s+/).map(withoutAccents);

/** Secret wherever it stands in a name, because names are also written without a gap. */
const INSIDE = listOf(`
  token password passwd passphrase passcode passkey passwrd pwd secret signature credential csrf
  xsrf hmac oauth saml session sesskey sessid apikey accesskey authkey privatekey resourcekey rlkey
  keypair authcode oobcode magiclink email authorization codeverifier codechallenge usercode
  devicecode viewstate passwor kennwor geheim sitzung losungswort
  motdepasse motpasse courriel jeton
  contrasen clave correoelectronico sesion
  parolasegreta paroladordine segret sessione
  senha palavrapasse segred sessao
  wachtwoord sessie
  haslo tajn sesja idsesji
  losenord hemlig
  heslo adgangskode kodeord hemmelig salasana salainen sahkoposti passord
  парол секрет パスワード トークン`);
const NOT_SECRET =
  /secretar|tokeni[sz]|passwordless|poss?ess?ion|obsess?ion|(?:en|auto|con|palabras?)clave/;

/** Too short to be looked for anywhere in a name. */
const SHORT =
  /^x(?:amz|goog)|pw$|(?<!by|com|over|sur|tres|boarding|ski)pass\d?$|^pin(?:code|kod|num)|(?:code|codice|codigo|kod)pin$/;

/** Secret as one word of a name. */
const WORDS = new Set(
  listOf(`otp totp jwt pw psw pswd passw pword mfa tfa epost mejl correo correio samlart tok mdp
  sess relace istunto parol bearer cookie loginhint torrentpass mtan smstan iban ssn pnr nino cpf
  msisdn pesel bsn aadhaar`),
);

/** Secret as the whole name. */
const WHOLE = new Set(
  listOf(`sid key code auth sig pin tan mail ticket nonce pass otc oscsid phpsid codigo codice clave
  loginhint logouthint idtokenhint`),
);

/** Numbers of one person's, as the last word of a name or as all of it. */
const NUMBERS = new Set(
  listOf(`phone tel telefon telefono telephone telefone telefoon telnr phoneno mobile mobil mobilenr
  handy cellphone whatsapp fax dob birthdate birthday dateofbirth geburtsdatum naissance nacimiento
  passport passportno passportnumber taxid steuerid nif dni curp cardnumber ccnumber kontonummer
  accountnumber accountno bookingnumber confirmationnumber ordernumber customernumber kundennummer
  bestellnummer`),
);

/** Also names of ordinary things, whose values are words and small numbers. */
const ORDINARY = new Set(
  'session sessions cookie cookies key code codes ticket tickets pass'.split(' '),
);
const isWord = (value: string): boolean =>
  /^(?:[A-Z]{2}|[A-Z]?[a-z]{4,15}(?:[-_+ ][a-z]{1,15}){0,3})$/.test(value) && !isUnusual(value);
const isSmall = (value: string): boolean => /^(?:\d{1,3}|(?:19|20)\d\d)$/.test(value);

/** Is this value one of those that a name is told for, and not something else of the same name? */
export function isSecretValue(name: string, secrecy: Secrecy | null, value: string): boolean {
  if (secrecy === 'number') return (value.match(/\d/g)?.length ?? 0) >= LEAST_DIGITS; // none
  if (secrecy !== 'always') return false;
  return !(ORDINARY.has(name.toLowerCase()) && (isWord(value) || isSmall(value)));
}
const LEAST_DIGITS = 5;

/** A key, a code or a number that one of the following makes secret. */
const KEY =
  /key|code|pin|hash|sid|sig|auth|ticket|nonce|pass|mail|kod|koodi|codigo|codice|clave|chiave|chave|sleutel|klucz|nyckel|klic|schlu|numm?er/;
const KEY_MAKERS = new Set(
  listOf(`api access auth client shared licence license login wp rss feed ical ics form guest admin
  one reg user master stream`),
);
const MAKING = listOf(`
  secret private verif validat confirm activat reset invit secur unlock unsub recover onetime acces
  login bestaetig bestatig aktivier sicherheit zugang einlad freischalt einmal engang eenmalig
  jednoraz kerta inlog anmeld einlog connexion
  seguridad seguranca sicurezza conferma convalid attivaz ativac acesso convite
  bevestig activeer activering activatie toegang uitnodig beveilig
  potwierd weryfik aktyw zapros dostep bezpiecz
  bekraft bekraeft aktiver inbjud sakerhet atkomst
  potvrz potvrd overov overen aktivac pozvan bezpecn vahvist turva`);

/** Secret where the value looks like a key, as the last word of a name. */
const PERHAPS = new Set(
  listOf(`state hash key sid auth sig sign signed ticket nonce pin pass digest checksum mac salt
  challenge verifier assertion hint grant artifact magic subscriber recipient access share shared
  sharing guest private upn uidb64 resid tsid enc encrypted payload blob cipher relaystate ck vk tk
  clave chiave chave sleutel klucz nyckel klic kod cle schluessel schlussel
  signatur firma podpis assinatura handtekening unterschrift allekirjoitus`),
);
const KEY_ENDS = /(?:key|hash|sig|auth|ticket|nonce|cookie)$/;
/** TYPO3's, of the other parameters. */
const CACHE_HASH = 'chash';
