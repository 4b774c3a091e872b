/**
 * What a label says of ending a session. The whole label must be such a phrase: a sentence about
 * logging out is none. Case, accents and punctuation do not count. A number, the name of an
 * icon, whom it is about ("Log out [jane]", "Sign out of GitHub") and a sentence in front ("Not
 * you?") are left away. A word that also means the way out of a building or of a newsletter, one
 * that programs write, and a phrase with names behind it are unclear: what they stand on must
 * say the rest.
 */
export type LogOutSaying = 'log-out' | 'unclear' | 'nothing';

export function sayingOf(label: string): LogOutSaying {
  if (label.length > LONGEST_LABEL || CODE.test(label)) return 'nothing';
  const text = withoutWhom(label).trim();
  const said = sayingOfWords(plainWords(text));
  if (said !== 'nothing') return /^(?:log|sign)(?:out|off)$/.test(text) ? 'unclear' : said;
  const behind = plainWords(text.split(/[?!.。？]\s*/).at(-1)!); // of what is split there is a last
  if (sayingOfWords(behind) === 'log-out') return 'log-out';
  return OF.test(text) ? 'log-out' : sayingBeforeName(text);
}

/**
 * In square brackets it is whatever it is; in round ones a mail address or a name, not `(song)`.
 */
function withoutWhom(label: string): string {
  const at = label.search(/[([{«]/);
  const whom = label.slice(at + 1).trim();
  const isPerson = label[at] === '[' || /^\p{Lu}/u.test(whom) || /^\p{L}\S*[@\d_]/u.test(whom);
  return at > 0 && isPerson ? label.slice(0, at) : label;
}

function sayingOfWords(words: string): LogOutSaying {
  const bare = words.replace(/^\d{1,4} | \d{1,4}$/, '');
  if (UNCLEAR.has(bare)) return 'unclear';
  if (PHRASES.has(bare)) return 'log-out';
  const icon = ICONS.find((name) => bare.startsWith(`${name} `) || bare.endsWith(` ${name}`));
  const rest = icon === undefined ? '' : bare.replace(icon, '').trim();
  return PHRASES.has(rest) ? 'log-out' : 'nothing';
}

/** "Log out Jane Doe": also how things are titled, "Logout Redirect". */
function sayingBeforeName(text: string): LogOutSaying {
  const words = text.split(/[\s,:–-]+/);
  for (let names = 1; names <= 3 && names < words.length; names++) {
    if (!/^[\p{Lu}\p{Lo}]/u.test(words.at(-names)!)) return 'nothing'; // there are more
    if (sayingOfWords(plainWords(words.slice(0, -names).join(' '))) === 'log-out') return 'unclear';
  }
  return 'nothing';
}

/** `logout()`, `logout(1)`, and `log-out` as icons are named. */
const CODE = /\w\(\d*\)|^\s*(?:log|sign)-(?:out|off)\s*$/;
const OF =
  /^(?:[Ll]og|[Ss]ign|LOG|SIGN)[ -]?(?:[Oo]ut|[Oo]ff|OUT|OFF) (?:of|from) (?:(?:your|my|this|the|all)(?: \S+){1,3}|\p{Lu}\S*(?: \p{Lu}\S*){0,2})$/u;

/** The same for a part of an address, where words run together: `sign_out`, `Abmelden`. */
export const isLogOutName = (name: string): boolean =>
  name.length <= LONGEST_LABEL && NAMES.has(joined(name));

/** A part of an address that says so only below a person's account. */
export const isUnclearName = (name: string): boolean =>
  name.length <= LONGEST_LABEL && UNCLEAR_NAMES.has(joined(name));

export const LONGEST_LABEL = 80;

const joined = (name: string): string => plainWords(name).replaceAll(' ', '');

/** Lower-case words without accents, parted by single blanks. */
function plainWords(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replaceAll('ı', 'i')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Ligatures of icon fonts, which are text to whoever reads the page. */
const ICONS = ['logout', 'log out', 'exit to app', 'power settings new'];

/** By language; where two share a phrase it stands once. */
const LABELS = [
  /* English */ 'log out|logout|log off|logoff|sign out|signout|sign off|log me out|sign me out',
  'log out now|sign out now|log out of all devices|sign out of all accounts',
  'end session|end my session',
  'log out here|log out securely|sign out securely|secure log out|secure logout|secure sign out',
  'log out everywhere|sign out everywhere|log out my account|log out of account|logout now',
  'logout and exit|sign out of account|log out of your account|sign out of your account',
  /* German */ 'abmelden|ausloggen|jetzt abmelden|sicher abmelden|log dich aus|abmeldung',
  'sitzung beenden|benutzer abmelden|vom konto abmelden|melde dich ab',
  /* French */ 'déconnexion|se déconnecter|me déconnecter|déconnecter|déconnectez-vous',
  'fermer la session|fermer ma session|quitter la session|se deloguer|clore la session',
  /* Spanish */ 'cerrar sesión|cerrar la sesión|cerrar mi sesión|salir|salir de la cuenta',
  'desconectar|desconectarse|desconectarme|finalizar sesión|terminar sesión|desconexión',
  /* Portuguese */ 'sair|terminar sessão|encerrar sessão|finalizar sessão|sair da conta|deslogar',
  'desligar sessão|fechar sessão|fazer logout|sair da sessão|encerrar a sessão',
  /* Italian */ 'esci|disconnetti|disconnettiti|disconnessione|termina sessione|chiudi sessione',
  'esci dall account|scollegati|effettua il logout',
  /* Dutch, Afrikaans */ 'uitloggen|afmelden|log uit|meld af|meld je af|meld u af',
  'teken uit|teken af',
  /* Swedish, Danish, Norwegian, Icelandic */ 'logga ut|logga av|log ud|log af|logg ut|logg av',
  'logge ut|logg deg ut|skrá út|útskrá|útskráning|útskrá mig|skrá mig út',
  /* Finnish, Estonian, Latvian, Lithuanian */ 'kirjaudu ulos|uloskirjautuminen|kirjaudu pois',
  'logi välja|väljalogimine|välju|iziet|izrakstīties|atslēgties|atsijungti|išeiti',
  /* Polish, Czech, Slovak */ 'wyloguj|wyloguj się|wylogowanie|wyloguj mnie|odhlásit|odhlásit se',
  'odhlášení|odhlásiť|odhlásiť sa|odhlásenie|odhlásiť ma',
  /* Slovene, Croatian, Bosnian, Serbian, Macedonian */ 'odjava|odjavi se|odjavi me|odjavite se',
  'одјава|одјави се|одјавите се|izloguj se|odjavi',
  /* Hungarian, Romanian, Albanian */ 'kijelentkezés|kilépés|kijelentkezem|kijelentkezik',
  'deconectare|deconectează-te|deconectați-vă|delogare|deloghează-te|ieșire|dil|dilni|çkyçu',
  /* Russian, Ukrainian, Belarusian, Bulgarian */ 'выйти|выход|выйти из аккаунта|выйти из системы',
  'завершить сеанс|вийти|вихід|вийти з акаунта|выйсці|выхад|изход|излез|излизане',
  /* Greek, Turkish, Azeri */ 'αποσύνδεση|έξοδος|αποσυνδεθείτε|çıkış|çıkış yap|oturumu kapat',
  'güvenli çıkış|hesaptan çık|çıxış|çıxış et',
  /* Arabic, Persian, Urdu, Hebrew */ 'تسجيل الخروج|تسجيل خروج|خروج|الخروج|خروج از حساب',
  'خروج از حساب کاربری|خروج از سیستم|لاگ آؤٹ|لاگ آوٹ|התנתק|התנתקות|התנתקי|יציאה|ניתוק',
  /* Hindi, Bengali, Marathi, Tamil, Telugu, Gujarati */ 'लॉग आउट|लॉग आउट करें|लॉगआउट|साइन आउट',
  'साइन आउट करें|लॉग आउट करा|লগ আউট|লগআউট|লগ আউট করুন|সাইন আউট|வெளியேறு|வெளியேறுக|లాగ్ అవుట్',
  'લૉગ આઉટ|લોગ આઉટ',
  /* Thai, Vietnamese, Indonesian, Malay, Filipino */ 'ออกจากระบบ|ลงชื่อออก|ล็อกเอาต์|ล็อกเอาท์',
  'đăng xuất|thoát|keluar|log keluar|daftar keluar|keluar akun|mag log out|mag sign out',
  /* Chinese, Japanese, Korean */ '退出|退出登录|退出登錄|登出|注销|註銷|安全退出|退出系统|退出账号|退出帐号',
  '登出系統|退出當前帳號|登出帳號|ログアウト|ログアウトする|サインアウト|ログオフ|サインオフ|로그아웃|로그 아웃',
  '로그아웃하기|사인아웃',
  /* Catalan, Galician, Basque, Irish, Welsh */ 'tanca la sessió|tancar sessió|tancar la sessió',
  'surt|desconnecta|pechar sesión|pechar a sesión|saír|saioa itxi|itxi saioa|amaitu saioa|irten',
  'logáil amach|allgofnodi',
  /* Georgian, Armenian, Kazakh, Uzbek, Mongolian, Swahili, Esperanto */ 'გასვლა|გამოსვლა|ելք',
  'դուրս գալ|шығу|chiqish|гарах|ondoka|elsaluti',
];
const PHRASES = new Set(LABELS.flatMap((line) => line.split('|')).map(plainWords));

/** What programs call it, beside the phrases that mean nothing else in an address. */
const PROGRAM_NAMES = `userlogout dologout logoutuser logoutaction ssologout singlelogout endsession
  logoutpage logoutnow logmeout signmeout sessionlogout customerlogout memberlogout adminlogout
  processlogout performlogout jspringsecuritylogout logoutthenlogin logoutrequest logoutservlet
  killsession destroysession`.split(/\s+/);
/**
 * Also places to go to, ways out of a motorway, and what is done to newsletters, cars and flats.
 */
const UNCLEAR = new Set(
  `sign off|abmelden|jetzt abmelden|abmeldung|melde dich ab|afmelden|meld af|meld je af
  meld u af|salir|desconectar|desconectarse|desconexión|sair|saír|esci|disconnetti|disconnessione
  scollegati|déconnecter|välju|iziet|atslēgties|išeiti|odjava|odjavi|odjavi se|odjavite se|одјава
  одјави се|kilépés|ieșire|dil|dilni|выход|вихід|выхад|изход|излез|излизане|έξοδος
  çıkış|çıxış|خروج|الخروج|יציאה|ניתוק|வெளியேறு|வெளியேறுக|thoát|keluar|退出|注销|註銷|surt|desconnecta
  irten|გასვლა|გამოსვლა|ելք|դուրս գալ|шығу|chiqish|гарах|ondoka|elsaluti|teken af`
    .split(/[|\n]/)
    .map(plainWords),
);
const UNCLEAR_NAMES = new Set([...UNCLEAR].map((words) => words.replaceAll(' ', '')));
const NAMES = new Set(
  [...PHRASES].map((words) => words.replaceAll(' ', '')).filter((name) => !UNCLEAR_NAMES.has(name)),
);
for (const name of PROGRAM_NAMES) NAMES.add(name);
