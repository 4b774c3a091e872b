/**
 * Words in an address that tell that a key stands near: `/reset/…`, `/invitation/…`, `/webhook/…`,
 * in the languages that addresses are written in. An *act* is done with a token, so what follows
 * and is no word is one; a *place* may hold keys as well as ordinary names; a *share* is followed
 * by its key at once, and so is `/s/`, if it is no directory of an *index*. A *version* says that
 * what follows names a state of some files.
 */
import { plainWords, withoutAccents } from './plain-words.ts';

export type Telling = 'act' | 'place' | 'share' | 'index' | 'version';

/** What a part of an address tells; a sentence in an address, as blogs have it, tells nothing. */
export function tellingOf(part: string): Telling | null {
  if (/^@|[+\s]/.test(part)) return null; // a person, a title
  const words = plainWords(part);
  const joined = words.join('');
  if (words.length === 0 || words.length > MOST_WORDS) return null;
  if (VERSIONS.has(words[0])) return 'version';
  if (words.some((word) => isOneOf(ACT, word))) return 'act';
  if (
    ACT.whole.has(joined) ||
    ACT.stems.some((stem) => stem.length >= LONG && joined.includes(stem))
  )
    return 'act';
  if (words.length <= MOST_PLACE_WORDS && isPlace(words, joined)) return 'place';
  if (joined === 's') return 'index';
  return SHARES.has(joined) ? 'share' : null;
}

/**
 * Nothing but an act: `verify`, `confirm-email`; not `password-managers`, about which one may
 * write.
 */
export function isBareAct(part: string): boolean {
  const others = plainWords(part).filter((word) => !OBJECTS.has(word));
  return others.length > 0 && others.every((word) => isOneOf(ACT, word));
}

/** What acts are done to. */
const OBJECTS = new Set(
  `email mail account user phone sms code my your konto compte cuenta conta account correo telefon
  telefono telefone`.split(/\s+/),
);

const isPlace = (words: string[], joined: string): boolean =>
  words.some((word) => isOneOf(PLACE, word)) || isOneOf(PLACE, joined);

/** `mot-de-passe-oublie`, `confirm-your-email-address` */
const MOST_WORDS = 4;
const MOST_PLACE_WORDS = 2;
/** Stems of this length are found inside of words too: `newsletterunsubscribe`, `userpassword`. */
const LONG = 6;

interface Words {
  whole: Set<string>;
  stems: string[];
}

/** A word with a hyphen at its end is the beginning of words. */
function wordsOf(...lists: string[]): Words {
  const all = lists.join(' ').split(/\s+/).map(withoutAccents);
  return {
    whole: new Set(all.filter((word) => !word.endsWith('-'))),
    stems: all.filter((word) => word.endsWith('-')).map((word) => word.slice(0, -1)),
  };
}

const isOneOf = ({ whole, stems }: Words, word: string): boolean =>
  whole.has(word) || stems.some((stem) => word.startsWith(stem));

const ACT = wordsOf(
  `reset- pwreset- recover- forgot- lostpass- password- passwd- pwd verif- validat- confirm-
  activat- reactivat- invit- join joinchat magic magiclink- unsubscri- unsub optout optin
  doubleoptin accept- unlock- cancel- reschedul- participate qrlogin passwordless onetime- setpass-
  changepass- changeemail- emailchange- preferenc- webhook- hook hooks incomingwebhook-
  publiccalendar-`,
  `zuruecksetz- zurucksetz- passwor- kennwor- verifiz- bestaetig- bestatig- aktivier- einlad-
  beitret- abmeld- abbestell- austrag- freischalt- wiederherstell- entsperr- annehm- akzeptier-
  stornier-`,
  `reinitialis- motdepasse- oublie- valider validez confirmez- activer activez activation-
  rejoindre- magique- desinscri- desabonn- resili- accepter debloqu- recuper- annuler-`,
  `restablec- reestablec- contrasena- contrasenya- olvid- activar- activac- invitac- unirse
  magico- desuscri- darsedebaja- darbaja- baja bajas cancelarsuscri- aceptar- desbloque- validar-`,
  `reimpost- ripristin- dimenticat- conferm- attivaz- attiva attivare attivaaccount convalid-
  disiscri- disiscriz- annullaiscri- cancellaiscri- accetta- sblocc- unisciti annulla-`,
  `redefin- senha- palavrapasse- esquec- confirmac- ativac- ativar- ativa ativarconta convite-
  convida- descadastr- desinscrev- cancelarinscri- cancelarsubscri- aceitar- anularsubscri-`,
  `wachtwoord- herstel- opnieuwinstel- vergeten- bevestig- activeer- activeren uitnodig-
  uitschrij- afmeld- accepteer- ontgrendel- aanvaard- deelnemen magisch- annuleer- annuleren`,
  `haslo- hasla zresetuj- resetuj- przywroc- odzysk- weryfik- potwierd- aktywuj- aktywac- zapros-
  dolacz- wypis- wyrejestr- rezygnac- rezygnuj- akceptuj- odblok- magiczn- anuluj-`,
  `losenord- aterstall- glomt- bekraft- aktivera- aktivering- inbjud- bjudin- avregistrer-
  avprenumer- avsluta- acceptera- lasupp- magisk- avboka-`,
  `heslo- hesla obnov- zapomen- overen- overit- potvrd- potvrzen- aktivac- aktivovat- aktivuj-
  pozvan- pozvat pozvi kouzeln- odhlas- odemkn- prijmout- zrusit`,
  `nulstil- adgangskode- kodeord- glemt- bekraeft- bekraft- indbyd- frameld- salasana- palauta-
  vahvist- aktivoi- kutsu- peruuta- passord- tilbakestill- bekreft- avmeld-`,
  'сброс- восстанов- парол- подтвер- активац- активир- приглаш- отпис- вступ-',
  'sbros- vosstanov- parol podtver- aktivats- priglash- otpis-',
  'パスワード- リセット- 再設定- 確認- 認証- 有効化- 招待- 配信停止- 退会-',
);

const PLACE = wordsOf(
  `private- privat secret secrets secretlink- confidential- hidden token- jwt callback-
  trigger triggers bot bots auth authenticate authorize- oauth- oidc
  saml- sso login- logins signin- logon autologin- session sessions sess key keys apikey- accesskey-
  credential- otp mfa tfa pin sharelink- guest- preview draft feedtoken-
  ical icalendar- ics webcal- caldav- owa subscri- manage welcome signup- register registration-
  sign signing esign- signature- envelope- checkout- checkouts invoice- receipt- order orders
  payment- pay tracking- trackorder parcel- shipment- ticket tickets click clicks clicktrack- trk ct
  wf approve- reject- decline- revoke- pair pairing- onboard- survey-
  securelink- signedurl- presigned-`,
  `geheim- vertraulich- sitzung- schluessel- schlussel- zugang- freigab- teilen rechnung- quittung-
  bestellung- sendung- anmeld- einlogg- registrier- unterschr- unterzeichn- rueckruf- ruckruf-`,
  `prive privee rappel jeton- cle cles partag- facture- commande- suivi connexion- inscri- signer`,
  `privad- secreto secreta clave claves compart- factura- pedido- seguimiento- iniciarsesion-
  sesion- registro- firmar- llave`,
  `privato privata segret- riservat- chiav- condivi- fattur- ordine- ordini spedizion- tracciament-
  accedi sessione- firma`,
  `segred- chave- compartilh- partilh- fatura- encomend- rastre- entrar sessao- assinar-`,
  `prive- sleutel- delen gedeeld- factuur- bestelling- volgen inlogg- sessie- aanmeld- onderteken-`,
  `prywatn- tajn- klucz- udostepn- faktur- zamowien- sledzen- zaloguj- logowan- sesja- rejestr-
  podpis-`,
  `hemlig- nyckel- dela delad- faktura bestallning- spara loggain- inlogg- signera-`,
  `soukrom- klic- sdil- objednavk- prihlas- relace- hemmelig- nogle- ordre- yksityi- salai- avain-
  lasku- tilaus- istunto-`,
  'приват- личн- секрет- ключ- сесси- вход-',
  '秘密- 非公開- 共有- 鍵 ログイン-',
);

const SHARES = new Set(['sh', 'share', 'shared', 'sharing']);

const VERSIONS = new Set(
  `commit commits tree blob blobs raw blame compare archive archives objects object revision
  revisions rev sha sha1 sha256 sha512 md5 hash hashes digest changeset diff patch build builds
  refs releases snapshot snapshots packages artifacts static assets asset dist`.split(/\s+/),
);
