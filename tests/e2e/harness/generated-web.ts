/**
 * A loopback server of pages that are damaged by chance and full of code that tells when it runs.
 */
import { randomFrom } from '../../../lib/graph/random.ts';
import { mutatedText } from '../../torture/mutate.ts';
import { type LoopbackServer, serveNumbered } from './loopback.ts';

const HOSTS = 3;

export const caseUrl = (n: number): string => `http://wild-${n % HOSTS}.example/rooms/case-${n}`;

/** Sets what is looked for in every world; runs wherever text is taken for markup. */
const RUNS = 'globalThis.executed=1';
const MARKUP = `<img src=x onerror=${RUNS}><script>${RUNS}</script>`;
const asText = (markup: string) => markup.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const asValue = (markup: string) => asText(markup).replaceAll('"', '&quot;');

function wholePage(n: number): string {
  const links = Array.from({ length: 12 }, (_, i) => {
    const to = caseUrl((n * 7 + i * 5) % 1000);
    const how = ['rel=nofollow', `onclick="${RUNS}"`, `title="${asValue(MARKUP)}"`][i % 3];
    const link = `<a href="${to}" ${how}>room ${i} ${asText(MARKUP)}</a>`;
    return `<li>Read in the lantern room ${link}, lit at night.</li>`;
  });
  return `<!doctype html><html lang=en><head><title>Room ${n} ${asText(MARKUP)}</title>\
<base href="/rooms/">
<link rel=canonical href="${caseUrl(n)}"><link rel=alternate hreflang=fr href=/fr/>\
<meta name=generator content="${asValue(MARKUP)}">
<meta property="og:site_name" content="${asValue(MARKUP)}">\
<link rel=stylesheet href=/a.css><script src=/b.js></script></head>
<body onload="${RUNS}"><nav><a href=/>Home</a></nav><main><h1>${asText(MARKUP)}</h1><ul>${links.join('\n')}</ul>
<a href="javascript:${RUNS}">run</a> <a href="//else.example/b?q=${asValue(MARKUP)}">\
<img src=c.png alt="${asValue(MARKUP)}" \
onerror="${RUNS}"></a>
<form action=/s><input name=q value="${asValue(MARKUP)}"></form>\
<svg onload="${RUNS}"><a href="/svg"><text>drawn</text></a></svg>
<iframe srcdoc="<a href=/in onclick=${RUNS}>in</a>"></iframe></main></body></html>`;
}

/** The same number gives the same page. */
const casePage = (n: number): string => mutatedText(wholePage(n), randomFrom(n)).toWellFormed();

export type GeneratedWeb = LoopbackServer;

export const startGeneratedWeb = (): Promise<GeneratedWeb> =>
  serveNumbered(/case-(\d+)$/, casePage);
