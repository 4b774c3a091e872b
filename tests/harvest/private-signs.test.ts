import { describe, expect, it } from 'vitest';
import { parsePage } from '../../lab/evaluate/parse-page.ts';
import { privateSigns } from '../../lib/harvest/private-signs.ts';
import { UNPACED } from '../../lib/pace/breathing.ts';

const asks = async (html: string) => (await privateSigns(parsePage(html), UNPACED)).password;
const signedIn = async (html: string) =>
  (await privateSigns(parsePage(html), UNPACED)).logOut !== '';

describe('a page that asks for a password', () => {
  it.each([
    ['<input type=password>', true],
    ['<form><div><input type=" PassWord "></div></form>', true],
    ['<input type=text autocomplete=current-password>', true],
    ['<input autocomplete="section-a shipping NEW-PASSWORD">', true],
    ['<input inputmode=numeric autocomplete="one-time-code webauthn">', true],
    ['<input autocomplete=username>', false],
    ['<input autocomplete=my-current-password-hint>', false],
    ['<input type=text name=password>', false],
    ['<p>password', false],
    ['', false],
  ])('%s: %s', async (html, expected) => {
    expect(await asks(html)).toBe(expected);
  });

  it('lets the page work while it looks through many elements', async () => {
    let [time, pauses] = [0, 0];
    const yieldNow = async () => {
      pauses++;
    };
    const page = parsePage(`${'<input>'.repeat(100_000)}<input type=password>`);
    // The clock is asked after every 8,192 fields, four milliseconds later each time.
    const { password } = await privateSigns(page, { yieldNow, now: () => (time += 4) });
    expect(password).toBe(true);
    expect(pauses).toBeGreaterThan(2);
    pauses = 0;
    const small = parsePage(`${'<input>'.repeat(8000)}<input type=password>`);
    const found = await privateSigns(small, { yieldNow, now: () => (time += 9) });
    expect(found.password).toBe(true);
    expect(pauses).toBe(0);
  });
});

describe('a page that puts in more while it is searched', () => {
  it('is soon given up, and counts as one that asks for a password', async () => {
    const page = parsePage('<input>'.repeat(10_000));
    const fields = [...page.getElementsByTagName('input')];
    const [field] = fields;
    // As live as a browser's own collection.
    const getElementsByTagName = { value: (name: string) => (name === 'input' ? fields : []) };
    const live = Object.create(Object.getPrototypeOf(page), { getElementsByTagName });
    Object.setPrototypeOf(page, live);
    let [time, pauses] = [0, 0];
    const yieldNow = async () => {
      if (++pauses > 200) throw new Error('It is searched for ever.');
      for (let i = 0; i < 10_000; i++) fields.push(field);
    };
    const { password } = await privateSigns(page, { yieldNow, now: () => (time += 9) });

    expect(password).toBe(true);
  });
});

describe('a declared shadow root of a page that is only parsed', () => {
  const inRoot = (html: string, mode = 'open') =>
    `<body><x-card><template shadowrootmode=${mode}><div>${html}</div></template></x-card>`;

  it.each(['open', 'closed'])('is searched, %s as it is', async (mode) => {
    expect(await asks(inRoot('<input type=password>', mode))).toBe(true);
    expect(await asks(inRoot(inRoot('<input autocomplete=one-time-code>'), mode))).toBe(true);
    expect(await signedIn(inRoot('<a href="/logout">Bye</a>', mode))).toBe(true);
    expect(await asks(inRoot('<input>', mode))).toBe(false);
  });

  it('behind any number of elements', async () => {
    const many = '<i></i>'.repeat(150_000);
    expect(await asks(`${many}${inRoot('<input type=password>')}`)).toBe(true);
  });

  it('is no template that the page keeps for later', async () => {
    expect(await asks('<body><template><input type=password></template>')).toBe(false);
  });
});

describe('a page with a control that ends a session', () => {
  it.each([
    '<a href="/logout">Bye</a>',
    '<a href=/users/sign_out><svg><path d="M0 0"/></svg></a>',
    '<a href="https://id.example/account/LogOff?return=%2F">Jane</a>',
    '<a href="/wp-login.php?action=logout&amp;_wpnonce=1f">x</a>',
    '<a href="/wiki/Special:UserLogout">x</a>',
    '<a href="/w/index.php?title=Spezial:Abmelden&amp;returnto=X">x</a>',
    '<a href="/abmelden">x</a>',
    '<a href="/?q=user/logout">x</a>',
    '<a href="index.php?do=logout&amp;sid=1">x</a>',
    '<a href="/logout.php;jsessionid=12?x">x</a>',
    '<a href="/forums/logout/?_xfToken=17,1f">x</a>',
    '<a href="/support/logout.php">x</a>',
    '<a href="#/logout">x</a>',
    '<a href="javascript:doLogout()">x</a>',
    '<a href="#">Log out</a>',
    '<a href="/session/end">  SIGN\n  OUT » </a>',
    '<a href="/u">Log out [ jane ]</a>',
    '<a href="/u"><i class=material-icons>logout</i> Sign out</a>',
    '<a href="/u"><img alt="Log off" src=i></a>',
    '<a href="/u" title="Cerrar sesión"><b></b></a>',
    '<form action="/session/logout" method=post><input type=submit value=Bye></form>',
    '<form><input type=hidden name=action value=logout></form>',
    '<input type=submit value="Se déconnecter">',
    '<button name=logout><svg></svg></button>',
    '<button formaction=/logout>x</button>',
    '<button aria-label="Sign out"><svg></svg></button>',
    '<div role=menuitem tabindex=-1>Log out</div>',
    '<span onclick="bye()">Log out</span>',
    '<x-menu-item>Log out</x-menu-item>',
    '<div hidden><button>Log out</button></div>',
    '<button aria-label="Sign out of GitHub"><svg></svg></button>',
    '<a href="/u">Sign out of your Acme account</a>',
    '<button>Log out Mary Ann Smith</button>',
    '<button>Log out, Jane</button>',
    '<a href="/u">Log out (jane@example.org)</a>',
    '<a href="/u">Not you? Sign out</a>',
    '<a href="/u">Signed in as Jane. Log out</a>',
    '<button>Sign out<span class=badge>12</span></button>',
    '<button aria-labelledby="x bye"><svg></svg></button><span id=bye hidden>Log out</span>',
    '<a href="#logoutModal" data-toggle=modal>Logout</a>',
    '<a href="#signout-dialog">Sign out</a>',
    '<a href="#!">Log out</a>',
    '<a href="/j_spring_security_logout">x</a>',
    '<a href="/accounts/logout_then_login">x</a>',
    '<a href="./?_task=logout&amp;_token=1f">x</a>',
    '<a href="logout.html">Log out</a>',
    '<a href="/session" data-method=delete>Bye</a>',
    '<form action=/sessions method=post><p><input type=hidden name=_method value=DELETE></p>' +
      '</form>',
    '<div role=" MenuItem ">Log out</div>',
    '<a href="/api/auth/signout">x</a>',
    '<a href="/konto/abmelden">x</a>',
    '<a href="#">Abmelden</a>',
    '<a href="javascript:void(0)">Salir</a>',
    '<a role=menuitem href="/u">Sair</a>',
    '<form action="/konto"><input type=hidden name=t><button>Abmelden</button></form>',
    '<a href="/logout">Salir</a>',
    ...['Abmelden', 'Afmelden', 'Sair', 'Esci', 'Выход', 'Έξοδος', 'خروج', 'Keluar', '退出'].map(
      (label) => `<button>${label}</button>`,
    ),
    ...['Odjava', 'Изход', 'Çıkış', 'Iziet', 'Sign off'].map(
      (label) => `<li role=menuitem>${label}</li>`,
    ),
    ...[
      'Déconnexion',
      'Cerrar sesión',
      'Uitloggen',
      'Logga ut',
      'Log ud',
      'Logg ut',
      'Kirjaudu ulos',
      'Wyloguj się',
      'Odhlásit se',
      'Odhlásiť',
      'Kijelentkezés',
      'Deconectare',
      'Выйти',
      'Вийти',
      'Αποσύνδεση',
      'ÇIKIŞ YAP',
      'تسجيل الخروج',
      'התנתקות',
      'लॉग आउट',
      'লগ আউট',
      'ออกจากระบบ',
      'Đăng xuất',
      '退出登录',
      '登出',
      'ログアウト',
      '로그아웃',
      'Tanca la sessió',
      'Logi välja',
      'Atsijungti',
      'Útskrá',
    ].map((label) => `<a href="/u/1">${label}</a>`),
  ])('%s', async (html) => {
    expect(await signedIn(`<body><p>Hello<nav>${html}</nav>`)).toBe(true);
  });

  it.each([
    '<h1>How to log out</h1><p>Press Log out.</p>',
    '<a href="/help/logging-out">How to log out</a>',
    '<a href="/wiki/Logout">Logout</a>',
    '<a href="/docs/cli/logout/">logout</a>',
    '<a href="logout.html">logout</a>',
    '<a href="man1/logout.1.html">logout(1)</a>',
    '<a href="#logout">logout</a>',
    '<a href="#logout">Log out</a>',
    '<a href="/#logout">Log out</a>',
    '<a href="/api/auth/#logout">Log out</a>',
    '<a href="api.html#logout">Logout</a>',
    '<button>logout()</button>',
    '<a href="/song/log-out">Log Out (song)</a>',
    '<a href="/listen/7">Log Out (song)</a>',
    '<a href="/listen/8">Log Out (2019 song)</a>',
    '<a href="/episodes/12">Sign Off</a>',
    '<a href="/x/7">Sign out of time</a>',
    '<form action=/kita/kind><button>Abmeldung</button></form>',
    '<a href="/shop/7">Logout Redirect</a>',
    '<a href="/newsletter">Abmelden</a>',
    '<a href="/newsletter/abmelden">Abmelden</a>',
    '<a href="/kfz/abmelden">Fahrzeug abmelden</a>',
    '<a href="/buergerservice/wohnsitz">Abmeldung</a>',
    '<a href="/nieuwsbrief/afmelden">Afmelden</a>',
    '<form action="/newsletter"><button>Abmelden</button></form>',
    '<form action="/x"><div><input type=email></div><p><button>Abmelden</button></p></form>',
    '<form><input name=mail><input type=submit value=Afmelden></form>',
    '<a href="/que-hacer">Salir</a>',
    '<a href="/metro/3">Выход</a>',
    '<a href="/film/exodos">Έξοδος</a>',
    '<a href="/kamus/keluar">Keluar</a>',
    '<a href="/iziet">iziet</a>',
    '<x-tab>Sign off</x-tab>',
    '<my-icon tabindex=0>logout</my-icon>',
    '<a href="/a/b/blob/main/logout.php">logout.php</a>',
    '<a href="/a/b/tree/main/logout">logout</a>',
    '<a href="/a/src/logout.ts">logout.ts</a>',
    '<a href="https://github.com/a/logout">logout</a>',
    '<a href="/icons/log-out">log-out</a>',
    '<button title="log-out"><svg></svg></button>',
    '<a href="/icons?name=log-out">Log out</a>',
    '<a href="/translate?text=log+out">log out</a>',
    '<a href="/package/logout">logout</a>',
    '<a href="/plugins/logout/">Logout</a>',
    '<a href="/sdk/js/logout">logout</a>',
    '<a href="/api/class/Session/logout">logout</a>',
    '<a href="/reference/api?function=logout">logout</a>',
    '<a href="/2019/logout/">Logout</a>',
    '<a href="/search?q=logout">logout</a>',
    '<a href="mailto:list-leave@e.org">Abmelden</a>',
    '<a href="/login">Log in</a><a href="/login?next=/logout">Sign in</a>',
    '<button>Log in</button><input type=submit value="Sign in">',
    '<a href="/music/sign-out-of-time">Sign out of time</a>',
    `<a href="/long">Log out ${'and then some more '.repeat(10)}</a>`,
    '<template><a href="/logout">Log out</a></template>',
    '<input type=text value="log out">',
    '<input type=hidden name=q value=logout>',
    '<li>Log out</li>',
  ])('not %s', async (html) => {
    expect(await signedIn(`<body>${html}`)).toBe(false);
  });

  it('is found among a hundred thousand links, in slices', async () => {
    let [time, pauses] = [0, 0];
    const pace = {
      now: () => (time += 4),
      yieldNow: async () => {
        pauses++;
      },
    };
    const page = parsePage(`${'<a href=/a>word word</a>'.repeat(99_999)}<a href=/logout>x</a>`);
    expect((await privateSigns(page, pace)).logOut).toBe('/logout');
    expect(pauses).toBeGreaterThan(10);
  });
});
