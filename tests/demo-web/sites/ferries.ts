import { script, stylesheet, svg } from '../assets.ts';
import { htmlDocument } from '../html-document.ts';
import { logo, picture } from '../picture.ts';
import { type Entry, entriesOf, linkList } from '../prose.ts';
import { pagesOf, type Site } from '../site.ts';
import { ENGLISH, FRENCH, GERMAN } from './ferries-texts.ts';

const ORIGIN = 'http://www.linnetferries.example';
const SEASONS = ['spring', 'summer', 'autumn', 'winter'];
const ENTRIES = entriesOf(ENGLISH + FRENCH + GERMAN);
const MENUS: Record<string, [string, string][]> = {
  en: [
    ['/', 'Home'],
    ['/routes/', 'Routes'],
    ['/timetable/spring', 'Timetable'],
    ['/fares', 'Fares'],
    ['/fleet', 'Fleet'],
    ['/contact', 'Contact'],
  ],
  fr: [
    ['/fr/', 'Accueil'],
    ['/fr/routes/', 'Lignes'],
    ['/fr/fares', 'Tarifs'],
    ['/fr/contact', 'Contact'],
  ],
  de: [
    ['/de/', 'Start'],
    ['/de/routes/', 'Strecken'],
    ['/de/fares', 'Preise'],
    ['/de/contact', 'Kontakt'],
  ],
};
const LANGUAGES: [string, string][] = [
  ['en', 'English'],
  ['fr', 'Français'],
  ['de', 'Deutsch'],
];

/** English throughout, partly French and German; its timetable is a single-page application. */
export const ferries: Site = {
  name: 'Linnet Ferries',
  start: `${ORIGIN}/`,
  pages: pagesOf(ORIGIN, ENTRIES, layout),
  assets: {
    [`${ORIGIN}/static/ferries.css`]: stylesheet('ferries'),
    [`${ORIGIN}/static/timetable.js`]: script('timetable'),
    [`${ORIGIN}/static/logo.svg`]: svg(logo('L', '#d7263d')),
    [`${ORIGIN}/static/odile.svg`]: svg(picture('ship', 350)),
    [`${ORIGIN}/static/bar-buoy.svg`]: svg(picture('bell', 10)),
    [`${ORIGIN}/static/gull-point.svg`]: svg(picture('lamp', 215)),
  },
};

function layout(entry: Entry): string {
  const lang = languageOf(entry.path);
  const translations = translationsOf(entry.path);
  const alternates = translations.map(
    ([code, path]) => `<link rel="alternate" hreflang="${code}" href="${ORIGIN}${path}">`,
  );
  const seasons = entry.path.startsWith('/timetable/')
    ? `<nav class="seasons" aria-label="Season">${linkList(
        SEASONS.map((season) => [`/timetable/${season}`, season]),
      )}</nav>`
    : '';
  return htmlDocument({
    lang,
    title: `${entry.title} | Linnet Ferries`,
    head: `<meta property="og:site_name" content="Linnet Ferries">
<link rel="stylesheet" href="/static/ferries.css">
<link rel="icon" href="/static/logo.svg">
${alternates.join('\n')}
${seasons && '<script src="/static/timetable.js" defer></script>'}`,
    body: `<header><a class="brand" href="${MENUS[lang][0][0]}">\
<img src="/static/logo.svg" alt=""> Linnet Ferries</a>
<nav aria-label="Main">${linkList(MENUS[lang])}</nav>
<nav class="languages" aria-label="Language">${linkList(
      LANGUAGES.filter(([code]) => code !== lang).map(([code, name]) => [
        translated(translations, code),
        name,
      ]),
    )}</nav></header>
${seasons}
<main><h1>${entry.title}</h1>${entry.html}</main>
<footer><p>Linnet Ferries, Pier 3, Harwick · <a href="mailto:crossings@linnetferries.example">crossings@linnetferries.example</a></p></footer>`,
  });
}

function languageOf(path: string): string {
  return /^\/(fr|de)\//.exec(path)?.[1] ?? 'en';
}

/** The same page in each language that has it. */
function translationsOf(path: string): [string, string][] {
  const bare = path.replace(/^\/(fr|de)\//, '/');
  return LANGUAGES.map(([code]): [string, string] => [
    code,
    code === 'en' ? bare : `/${code}${bare}`,
  ]).filter(([, candidate]) => ENTRIES.some((entry) => entry.path === candidate));
}

function translated(translations: [string, string][], lang: string): string {
  const found = translations.find(([code]) => code === lang);
  return found ? found[1] : MENUS[lang][0][0];
}
