import { htmlDocument } from '../html-document.ts';
import type { Entry } from '../prose.ts';
import { linkList } from '../prose.ts';

export const WWW = 'http://www.harbourmuseum.example';
export const ARCHIVE = 'http://archive.harbourmuseum.example';
export const SHOP = 'http://shop.harwickprints.example';

/** The frame that museum, archive and shop share: one stylesheet, one footer, three mastheads. */
export function museumFrame(parts: {
  title: string;
  masthead: string;
  menu: [string, string][];
  main: string;
  head?: string;
}): string {
  const { title, masthead, menu, main, head = '' } = parts;
  return htmlDocument({
    title: title === masthead ? masthead : `${title} · ${masthead}`,
    head: `<meta property="og:site_name" content="Harbour Museum">
<link rel="stylesheet" href="${WWW}/css/quay.css">
<link rel="icon" href="${WWW}/img/logo.svg">
<link rel="alternate" type="application/atom+xml" title="Harbour Museum events" \
href="${WWW}/feed.atom">
<script src="${WWW}/js/quay.js" defer></script>${head}`,
    body: `<header><a class="brand" href="${WWW}/">\
<img src="${WWW}/img/logo.svg" alt=""> ${masthead}</a>
<nav aria-label="Main">${linkList(menu)}</nav></header>
<main>${main}</main>
<footer><p>Harbour Museum, Herring Quay, Harwick. <a href="mailto:office@harbourmuseum.example">office@harbourmuseum.example</a></p>
<nav aria-label="All our houses">${linkList([
      [`${WWW}/`, 'Museum'],
      [`${ARCHIVE}/`, 'Archive'],
      [`${SHOP}/`, 'Print shop'],
      [`${WWW}/about/`, 'About us'],
    ])}</nav></footer>`,
  });
}

export function museumPage(entry: Entry, hero = '', foot = ''): string {
  return museumFrame({
    title: entry.title,
    masthead: 'Harbour Museum',
    menu: [
      ['/visit/', 'Visit'],
      ['/exhibits/', 'Exhibits'],
      ['/events/', 'Events'],
      [`${ARCHIVE}/`, 'Archive'],
      [`${SHOP}/`, 'Shop'],
      ['/about/', 'About'],
    ],
    main: `<h1>${entry.title}</h1>${hero}${entry.html}${foot}`,
  });
}
