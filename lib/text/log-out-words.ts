/**
 * Is this the label of a control that ends a session? The whole label must be such a phrase: a
 * sentence about logging out is none. Case, accents and punctuation do not count; a name in brackets
 * behind it ("Log out [jane]") and the name of an icon in front of it are left away.
 */
export function isLogOutLabel(label: string): boolean {
  if (label.length > LONGEST_LABEL) return false;
  const bracket = label.search(/[([{«]/);
  const words = plainWords(bracket > 0 ? label.slice(0, bracket) : label);
  if (words === '' || PHRASES.has(words)) return words !== '';
  const bare = ICONS.find((icon) => words.startsWith(`${icon} `) || words.endsWith(` ${icon}`));
  return bare !== undefined && PHRASES.has(words.replace(bare, '').trim());
}

/** The same for a part of an address, where words run together: `sign_out`, `Abmelden`. */
export const isLogOutName = (name: string): boolean =>
  name.length <= LONGEST_LABEL && NAMES.has(plainWords(name).replaceAll(' ', ''));

export const LONGEST_LABEL = 80;

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
  'log out now|sign out now|log out of all devices|sign out of all accounts|end session|end my session',
  'log out here|log out securely|sign out securely|secure log out|secure logout|secure sign out',
  'log out everywhere|sign out everywhere|log out my account|log out of account|logout now',
  'logout and exit|sign out of account|log out of your account|sign out of your account',
  /* German */ 'abmelden|ausloggen|jetzt abmelden|sicher abmelden|log dich aus|abmeldung|sitzung beenden',
  'benutzer abmelden|vom konto abmelden|melde dich ab',
  /* French */ 'déconnexion|se déconnecter|me déconnecter|déconnecter|déconnectez-vous',
  'fermer la session|fermer ma session|quitter la session|se deloguer|clore la session',
  /* Spanish */ 'cerrar sesión|cerrar la sesión|cerrar mi sesión|salir|salir de la cuenta',
  'desconectar|desconectarse|desconectarme|finalizar sesión|terminar sesión|desconexión',
  /* Portuguese */ 'sair|terminar sessão|encerrar sessão|finalizar sessão|sair da conta|deslogar',
  'desligar sessão|fechar sessão|fazer logout|sair da sessão|encerrar a sessão',
  /* Italian */ 'esci|disconnetti|disconnettiti|disconnessione|termina sessione|chiudi sessione',
  'esci dall account|scollegati|effettua il logout',
  /* Dutch, Afrikaans */ 'uitloggen|afmelden|log uit|meld af|meld je af|meld u af|teken uit|teken af',
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
  /* Catalan, Galician, Basque, Irish, Welsh */ 'tanca la sessió|tancar sessió|tancar la sessió|surt',
  'desconnecta|pechar sesión|pechar a sesión|saír|saioa itxi|itxi saioa|amaitu saioa|irten',
  'logáil amach|allgofnodi',
  /* Georgian, Armenian, Kazakh, Uzbek, Mongolian, Swahili, Esperanto */ 'გასვლა|გამოსვლა|ելք',
  'դուրս գալ|шығу|chiqish|гарах|ondoka|elsaluti',
];
const PHRASES = new Set(LABELS.flatMap((line) => line.split('|')).map(plainWords));

/** What programs call it, beside the phrases that mean nothing else in an address. */
const PROGRAM_NAMES = `userlogout dologout logoutuser logoutaction ssologout singlelogout endsession
  logoutpage logoutnow logmeout signmeout sessionlogout customerlogout memberlogout adminlogout
  processlogout performlogout logoutrequest logoutservlet killsession destroysession`.split(/\s+/);
/** In an address these are also places to go to, things to do, or ways out of a motorway. */
const AMBIGUOUS =
  `abmeldung afmelden salir sair esci exodos keluar thoat surt dil irten cikis odjava
  desconectar desconexion disconnessione deconectare iesire kilepes toka ondoka elsaluti
  signoff 退出 выход изход вихід خروج odjavi chiqish`.split(/\s+/);
const NAMES = new Set(
  [...PHRASES]
    .map((words) => words.replaceAll(' ', ''))
    .filter((name) => !AMBIGUOUS.includes(name)),
);
for (const name of PROGRAM_NAMES) NAMES.add(name);
