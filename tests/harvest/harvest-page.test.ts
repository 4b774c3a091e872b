import { describe, expect, it } from 'vitest';
import { parsePage } from '../../lab/evaluate/parse-page.ts';
import { harvestPage } from '../../lib/harvest/harvest-page.ts';
import { LIMITS } from '../../lib/model/page-record.ts';
import { harvestHtml } from './harvest-html.ts';

function bytes(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}

describe('harvestPage', () => {
  it('resolves links against the page, or against its base', async () => {
    const plain = await harvestHtml('<a href="a">A</a><a href="//h.org/">H</a>');
    const based = await harvestHtml('<base href="/other/"><a href="a">A</a>');
    const bad = await harvestHtml('<base href="javascript:/"><a href="a">A</a>');

    expect(plain.links.map((link) => link.to)).toEqual(['http://e.org/dir/a', 'http://h.org/']);
    expect(based.links[0].to).toBe('http://e.org/other/a');
    expect(bad.links[0].to).toBe('http://e.org/dir/a');
  });

  it('counts links to one target and keeps the first words', async () => {
    const { links } = await harvestHtml(
      '<a href="a"></a><p>before <a rel="Next nofollow" href="a#x">First</a> after<p>' +
        '<a href="./a">Second</a>',
    );

    expect(links).toEqual([
      {
        ...{ to: 'http://e.org/dir/a', place: 'main', times: 3, rel: '', text: 'First', alt: '' },
        ...{ before: 'before', after: 'after' },
      },
    ]);
  });

  it('leaves out links to the page itself and what leads nowhere', async () => {
    const { links } = await harvestHtml(
      '<a href="#a">x</a><a href="page">x</a><a>x</a><a href="javascript:x">x</a><a href=" ">x</a>',
    );

    expect(links).toEqual([]);
  });

  it('reads areas, frames and drawings as links', async () => {
    const { links } = await harvestHtml(
      '<map><area href="/area" alt="North"></map><svg><a href="/svg">s</a>' +
        '<a xlink:href="/xl">t</a></svg>',
    );
    const frames = await harvestHtml('<frameset><frame src="/menu.html"></frameset>');

    expect(links.map(({ to, text, alt }) => [to, text, alt])).toEqual([
      ['http://e.org/area', '', 'North'],
      ['http://e.org/svg', 's', ''],
      ['http://e.org/xl', 't', ''],
    ]);
    expect(frames.links.map(({ to, rel }) => [to, rel])).toEqual([
      ['http://e.org/menu.html', 'frame'],
    ]);
  });

  it('reads what a page says of itself', async () => {
    const record = await harvestHtml(
      `<html lang="pt-BR"><head><title> A\n title </title>
      <meta property="og:site_name" content="The Site"><meta name=Generator content="Sphinx 5">
      <link rel="canonical" href="/c?utm_source=x"><link rel=canonical href="/second">
      <link rel="alternate" hreflang="de" href="/de"><link rel=stylesheet href="s.css">
      <link rel="alternate" type="application/rss+xml" title="News" href="/feed">
      <link rel="shortcut icon" href="/i.ico"><link rel="next" href="/n">
      <script src="s.js"></script>`,
      { redirectedFrom: 'http://e.org/old?token=a' },
    );

    expect(record.title).toBe('A title');
    expect(record.lang).toBe('pt-BR');
    expect(record.self).toEqual({
      canonical: 'http://e.org/c',
      redirectedFrom: 'http://e.org/old?token=~redacted~',
      siteName: 'The Site',
      generator: 'Sphinx 5',
      alternates: [{ lang: 'de', url: 'http://e.org/de' }],
      feeds: [{ title: 'News', url: 'http://e.org/feed' }],
    });
    expect(record.features.resources).toEqual([
      'http://e.org/dir/s.css',
      'http://e.org/feed',
      'http://e.org/i.ico',
    ]);
    expect(record.features.scripts).toEqual(['http://e.org/dir/s.js']);
  });

  it('lists images, anchors, mail addresses and what was loaded', async () => {
    const { features } = await harvestHtml(
      `<img src="a.png"><img src="a.png"><img src="data:image/png;base64,AA">
      <input type=image src=b.png>
      <a name="top"></a><a href="#end">x</a><a href="#access_token=a">x</a>
      <a href="mailto:Ann@Example.org?cc=bob@b.org">m</a>`,
      { loaded: ['https://cdn.org/l.js?token=a', 'data:,x', 'http://e.org/dir/page'] },
    );

    expect(features.images).toEqual(['http://e.org/dir/a.png', 'http://e.org/dir/b.png']);
    expect(features.anchors).toEqual(['top', 'end']);
    expect(features.mailtos).toEqual([expect.stringMatching(/^example\.org#[0-9a-v]{4}$/)]);
    expect(features.loaded).toEqual(['https://cdn.org/l.js?token=~redacted~']);
  });

  it('keeps no secret of a route that stands where the name of a place does', async () => {
    const { features } = await harvestHtml(
      `<a href="#/reset/8f3a9c2d1b4e5f60718293a4b5c6d7e8">a</a><a href="#!/verify/482913">b</a>
      <a name="eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0"></a><a href="#/about/us">c</a>`,
    );

    expect(features.anchors).toEqual(['/about/us']);
  });

  it('counts the words of the rendered text', async () => {
    const { features } = await harvestHtml(
      `<title>not here</title><style>p{}</style><script>var no;</script><noscript>no</noscript>
      <p>One w<b>or</b>d, one<br>Word</p><p hidden>hid</p>
      <div style="color:red; DISPLAY : none">hid <p>hid</div>
      <textarea>no</textarea><select><option>no</select><template>no</template><p>end`,
    );

    expect(features.words).toEqual([
      ['one', 2],
      ['word', 2],
      ['end', 1],
    ]);
  });

  it('refuses a page without a web address', async () => {
    await expect(harvestHtml('', { url: 'about:blank' })).rejects.toThrow('http or https');
  });

  it('works in slices of eight milliseconds', async () => {
    let time = 0;
    let pauses = 0;
    const pause = async () => {
      pauses++;
    };
    const document = parsePage('<p>x</p>'.repeat(2000));
    const pace = { yieldNow: pause, now: () => time++ };
    await harvestPage({ document, url: 'http://e.org/' }, pace);

    // 4,000 nodes, the clock asked at every 64th, one millisecond later each time
    expect(pauses).toBeGreaterThan(4);
    expect(pauses).toBeLessThan(12);
  });

  it('keeps 20,000 of more links and says so', async () => {
    const html = Array.from({ length: 21_000 }, (_, i) => `<a href="/${i}">x</a> `).join('');
    const record = await harvestHtml(`${html}<script src=/last.js></script>`);

    expect(record.links.length).toBe(LIMITS.links);
    expect(record.cuts).toContainEqual({ what: 'links', at: LIMITS.links });
    expect(record.features.scripts).toEqual(['http://e.org/last.js']);
  });

  it('stops reading words, then links, of a page that is all links', async () => {
    const words = 'some words that stand beside a link and fill its window '.repeat(3);
    const html = Array.from({ length: 3000 }, (_, i) => `<p>${words}<a href="/${i}">${words}</a>`);
    const record = await harvestHtml(html.join(''));

    expect(record.links.length).toBe(3000);
    expect(record.links[2999]).toMatchObject({ to: 'http://e.org/2999', text: '', before: '' });
    expect(record.cuts.map((cut) => cut.what)).toContain('link words');
    expect(bytes(record)).toBeLessThan(1_000_000);
  });

  it('makes less than 256 KiB of five megabytes of text', async () => {
    let text = '';
    for (let i = 0; text.length < 5_000_000; i++) text += `${'långt'.repeat(5)}${i} ord och `;
    const one = await harvestHtml(`<pre>${text}`);

    expect(bytes(one)).toBeLessThan(256 * 1024);
    expect(one.cuts.map((cut) => cut.what)).toEqual(['text', 'words']);
    expect(one.features.words.length).toBe(LIMITS.words);
    expect(one.features.words[0][0]).toBe('ord');
  });

  it('is not stopped by attributes of a hundred kilobytes', async () => {
    const big = `${' a'.repeat(50_000)}`;
    const attributes = ['rel', 'name', 'property', 'content', 'type', 'lang', 'class', 'style']
      .map((name) => `${name}="${big}"`)
      .join(' ');
    const record = await harvestHtml(
      `<html ${attributes}><meta ${attributes}><link href=x ${attributes}><input ${attributes}>
      <a href="/x" alt="${big}" ${attributes}>x</a><a href="${big}">y</a>
      <img src="${big}" alt="${big}">`,
    );

    expect(record.links.map((link) => link.text)).toEqual(['x']);
    expect(bytes(record)).toBeLessThan(4096);
  });

  it('bounds every list by number and by size', async () => {
    const long = 'a'.repeat(1500);
    const images = Array.from({ length: 1200 }, (_, i) => `<img src="/${i}">`).join('');
    const scripts = Array.from({ length: 100 }, (_, i) => `<script src="/${long}${i}"></script>`);
    const { features, cuts } = await harvestHtml(images + scripts.join(''));

    expect(features.images.length).toBe(LIMITS.features);
    expect(features.scripts.join('').length).toBeLessThanOrEqual(64 * 1024);
    expect(cuts).toEqual([
      { what: 'images', at: LIMITS.features },
      { what: 'scripts', at: features.scripts.length },
    ]);
  });
});
