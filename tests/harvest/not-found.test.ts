import { describe, expect, it } from 'vitest';
import { parsePage } from '../../lab/evaluate/parse-page.ts';
import { isPlainlyNotFound } from '../../lib/harvest/not-found.ts';
import {
  ABOUT_ANSWERS,
  DRESSING,
  plain,
  REGRETS,
  SHORT,
  TOLD,
  WHOLE,
  WORKS,
} from '../../lib/harvest/not-found-words.ts';
import { UNPACED } from '../../lib/pace/breathing.ts';

const page = (title: string, body: string) =>
  isPlainlyNotFound(parsePage(`<!doctype html><title>${title}</title><body>${body}`), UNPACED);

const NAVIGATION = `<header><a href="/">Quarry House</a></header>
  <nav><h2>Menu</h2>${'<a href="/x">Opening times and prices</a> '.repeat(40)}</nav>`;
const FOOTER = `<footer>${'<p>Quarry House is a charity. '.repeat(20)}</footer>`;

describe('a page plainly says that there is none', () => {
  it.each([
    ['404 Not Found', '<center><h1>404 Not Found</h1></center><hr><center>nginx</center>'],
    [
      '404 Not Found',
      '<h1>Not Found</h1><p>The requested URL was not found on this server.</p><hr>' +
        '<address>Apache/2.4 Server at a.example Port 80</address>',
    ],
    ['404: This page could not be found.', '<h1>404</h1><h2>This page could not be found.</h2>'],
    [
      'Page Not Found | Guide',
      `${NAVIGATION}<main><h1>Page Not Found</h1><p>We could not find what you were looking ` +
        'for.</p><p>Please contact the owner of the site that linked you to the original URL ' +
        `and let them know their link is broken.</p></main>${FOOTER}`,
    ],
    [
      '404 | Guide',
      '<p>404</p><h1>PAGE NOT FOUND</h1><blockquote>But if you don’t change your direction, ' +
        'and if you keep looking, you may end up where you are heading.</blockquote>' +
        '<a href="/">Take me home</a>',
    ],
    ['My app', '<div id=app><h1>404</h1><p>Page not found</p><a href="/">Home</a></div>'],
    ['My app', '<h1>Page not found</h1><a href="/">Back to the start</a>'],
    ['Not found', '<h1>Not found</h1><a href="/">Home</a>'],
    ['Oops! That page can’t be found. – Quarry House', '<p>Maybe try a search?</p><input>'],
    [
      'Quarry House',
      '<h1>Quarry House</h1><h2>Error 404</h2><p>Sorry, the page you are looking for does ' +
        'not exist.',
    ],
    ['Page not found – Quarry House', '<h1>Quarry House</h1><p>Try the search.</p>'],
    [
      'HTTP Status 404 – Not Found',
      '<h1>HTTP Status 404 – Not Found</h1><hr><p><b>Type</b> Status Report</p><p>' +
        '<b>Description</b> The origin server did not find a current representation for the ' +
        'target resource or is not willing to disclose that one exists.</p><hr>' +
        '<h3>Apache Tomcat/9.0.1</h3>',
    ],
    ['HTTP Error 404', '<h1>HTTP Error 404</h1><p>The page you requested does not exist.</p>'],
    [
      '404 - File or directory not found.',
      '<div><h1>Server Error</h1></div><h2>404 - File or directory not found.</h2>' +
        '<h3>The resource you are looking for might have been removed, had its name changed, ' +
        'or is temporarily unavailable.</h3>',
    ],
    ['Not Found', '<h2>Not Found</h2><hr><p>HTTP Error 404. The requested resource is not found.'],
    ['410 Gone', '<center><h1>410 Gone</h1></center><hr><center>nginx</center>'],
    [
      '410 Gone',
      '<h1>Gone</h1><p>The requested resource<br>/a<br>is no longer available on this ' +
        'server and there is no forwarding address. Please remove all references to this ' +
        'resource.',
    ],
    ['Error', '<pre>Cannot GET /old/page</pre>'],
    ['', 'Cannot GET /x'],
    ['Steinbruch', '<h1>Diese Seite konnte leider nicht gefunden werden.</h1>'],
    ['Steinbruch', '<h1>Leider wurde die Seite nicht gefunden</h1><a href="/">Startseite</a>'],
  ])('%s: %s', async (title, body) => {
    expect(await page(title, body)).toBe(true);
  });

  it.each([
    ['Seite nicht gefunden – Steinbruch', 'Diese Seite gibt es nicht.'],
    ['Pagina niet gevonden', 'Deze pagina bestaat niet.'],
    ['Page introuvable | La Carrière', 'La page que vous cherchez n’existe pas.'],
    ['Página no encontrada', 'La página que buscas no existe.'],
    ['No s’ha trobat la pàgina', ''],
    ['Página não encontrada', 'A página que procura não existe.'],
    ['Pagina non trovata', 'La pagina che cerchi non esiste più.'],
    ['Pagina nu a fost găsită', ''],
    ['Sidan hittades inte', 'Sidan du letar efter finns inte.'],
    ['Siden findes ikke', ''],
    ['Siden ble ikke funnet', ''],
    ['Síðan fannst ekki', ''],
    ['Sivua ei löydy', 'Etsimääsi sivua ei löytynyt.'],
    ['Lehte ei leitud', ''],
    ['Lapa nav atrasta', ''],
    ['Puslapis nerastas', ''],
    ['Nie znaleziono strony', 'Strona, której szukasz, nie istnieje.'],
    ['Stránka nenalezena', ''],
    ['Stránka sa nenašla', ''],
    ['Az oldal nem található', ''],
    ['Stran ne obstaja', ''],
    ['Stranica nije pronađena', ''],
    ['Страницата не е намерена', ''],
    ['Страница не найдена', 'Запрашиваемая страница не существует.'],
    ['Сторінку не знайдено', ''],
    ['Η σελίδα δεν βρέθηκε', ''],
    ['Sayfa bulunamadı', ''],
    ['الصفحة غير موجودة', ''],
    ['הדף לא נמצא', ''],
    ['صفحه یافت نشد', ''],
    ['पृष्ठ नहीं मिला', ''],
    ['Halaman tidak ditemukan', ''],
    ['Không tìm thấy trang', ''],
    ['ไม่พบหน้านี้', ''],
    ['404 页面未找到', '您访问的页面不存在。'],
    ['找不到頁面', ''],
    ['404エラー ページが見つかりません', 'お探しのページは見つかりませんでした。'],
    ['페이지를 찾을 수 없습니다', ''],
  ])('in its language: %s', async (title, text) => {
    expect(await page(title, `<h1>404</h1><p>${text}</p><a href="/">a.example</a>`)).toBe(true);
    expect(await page('a.example', `<h1>${title.split(/ [–|] /)[0]}</h1><p>${text}</p>`)).toBe(
      true,
    );
  });
});

const ESSAY = '<p>Visitors meet them every day, and few people ever look twice at one. '.repeat(9);

describe('a page that is about something', () => {
  it.each([
    ['404 Not Found - Reference', `<h1>404 Not Found</h1>${ESSAY}`],
    ['Page not found | The Journal', `<h1>Page not found</h1>${ESSAY}`],
    ['Page not found: a short history – The Journal', '<h1>Page not found: a short history</h1>'],
    ['The best 404 pages of the year', '<h1>The best 404 pages of the year</h1><p>Not found!'],
    [
      '404 Not Found | Glossary',
      '<h1>404 Not Found</h1><p>A status code by which a server says that the page was not found.',
    ],
    ['404 | Peugeot', '<h1>404</h1><p>Built from 1960 to 1975.</p>'],
    ['Room 404', '<h1>Room 404</h1><p>Sleeps two. This room could not be found in any guide.'],
    ['Not Found – Poems', '<h1>Not Found</h1><p>I looked for you in every room of the old house.'],
    ['Page Not Found – Museum', '<h1>Page Not Found</h1><img src=a.jpg><p>Oil on canvas, 1998.'],
    ['Error 404 – Song', '<h1>Error 404</h1><p>From the album of 2012. 3:41.</p>'],
    [
      'Lost and found',
      '<h1>Lost and found</h1><p>What was not found can be asked for at the desk.</p>',
    ],
    ['Search', '<h1>Search</h1><p>Nothing was found. Page not found? Try other words.</p>'],
    ['404 Not Found', '<h1>404 Not Found</h1><p>From the second album, recorded at home. 3:41.'],
    ['Page Not Found', '<h1>Page Not Found</h1><p>A film by two sisters, 82 minutes.</p>'],
    ['Page Not Found', '<h1>Page Not Found</h1><p>Oil on canvas, 1998.</p>'],
    ['Page not found', '<h1>Page not found</h1><p>I turned the page and you were gone.</p>'],
    [
      '404: Page Not Found',
      '<h1>Page Not Found</h1><p>An exhibition about what could not be found. Until 9 June.</p>',
    ],
    [
      'Page not found | Glossary',
      '<h1>Page not found</h1><p>What a visitor reads where a link is broken.</p>',
    ],
    [
      'Not found',
      '<h1>Not found</h1><p>After three days of search the two hikers could not be found.</p>',
    ],
    ['Not found', '<h1>Not found</h1><p>The dog could not be found.</p><p>The search goes on</p>'],
    ['Nicht gefunden', '<h1>Nicht gefunden</h1><p>Den Ort, den du suchst, gibt es nicht.</p>'],
    ['Gone', '<h1>Gone</h1><p>A song.</p>'],
    ['410 Gone', '<h1>Gone</h1><p>What the number stands for, and when to use it.</p>'],
    ['', 'Cannot get enough of this'],
    ['My app', '<h1>Dashboard</h1><p>404</p><p>Page not found</p>'],
    ['Shop', '<h1>Order 404</h1><p>Your parcel could not be found.</p>'],
    ['', ''],
  ])('%s: %s', async (title, body) => {
    expect(await page(title, body)).toBe(false);
    expect(await page(title, `${NAVIGATION}<main>${body}</main>${FOOTER}`)).toBe(false);
  });

  it('however large it is, is soon left', async () => {
    const many = '<i></i>'.repeat(50_000);
    expect(await page('404', `<h1>Page not found</h1>${many}`)).toBe(false);
  });
});

it('all words are written as they are compared', () => {
  const all = [...WHOLE, ...SHORT, ...TOLD, ...DRESSING, ...ABOUT_ANSWERS, ...REGRETS, ...WORKS];
  expect(all.filter((phrase) => phrase === '' || plain(phrase) !== phrase)).toEqual([]);
});
