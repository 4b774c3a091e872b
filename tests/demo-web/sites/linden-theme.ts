import { htmlDocument } from '../html-document.ts';
import { neighbours } from '../neighbours.ts';
import { type Entry, linkList } from '../prose.ts';
import { CDN, mediaUrl } from './linden-cdn.ts';

/** A page in the Linden theme: same markup, styles and scripts for whoever uses it. */
export function lindenPage(
  site: { name: string; tagline: string; email: string; menu: [string, string][] },
  entries: Entry[],
  entry: Entry,
): string {
  const home = entry.path === '/';
  const articles = entries.filter(({ path }) => path.split('/').length > 2);
  const image =
    entry.notes.length > 0
      ? `<img class="linden-cover" src="${mediaUrl(Number(entry.notes[0]))}" alt="">`
      : '';
  return htmlDocument({
    title: home ? `${site.name}: ${site.tagline}` : `${entry.title} – ${site.name}`,
    head: `<meta name="generator" content="Linden 3.2">
<meta property="og:site_name" content="${site.name}">
<link rel="stylesheet" href="${CDN}/v3/linden.css">
<script src="${CDN}/v3/linden.js" defer></script>`,
    body: `<header class="linden-top"><a class="linden-name" href="/">\
<img src="${CDN}/v3/sprig.svg" alt=""> ${site.name}</a>
<p>${site.tagline}</p><nav aria-label="Main">${linkList(site.menu)}</nav></header>
<main class="linden-main"><article><h1>${entry.title}</h1>${image}${entry.html}</article>${neighbours(articles, entry, 'Read next')}</main>
<footer class="linden-foot"><p>${site.name} · \
<a href="mailto:${site.email}">${site.email}</a></p></footer>`,
  });
}
