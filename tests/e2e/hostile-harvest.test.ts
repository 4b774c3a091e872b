/**
 * Pages that mean harm, harvested in real Chromium from a world beside the page's own, numbered as
 * in the list of hostile inputs; letters are variants.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS, type Link } from '../../lib/model/page-record.ts';
import { REDACTED } from '../../lib/url/redact.ts';
import { ChromiumHarvest, type Visit } from './chromium-harvest.ts';
import { Calls } from './harness/calls.ts';

let chromium: ChromiumHarvest;
let pages = 0;

beforeAll(async () => {
  chromium = await ChromiumHarvest.open();
});
afterAll(async () => {
  await chromium.close();
});

/** Opens and harvests a page; nothing of it may have run in or through the harvest. */
async function visit(html: string): Promise<Visit> {
  const visited = await chromium.visit(`/${++pages}/page`, html);
  expect(visited.dialogs).toBe(0);
  expect(visited.pageErrors).toEqual([]);
  expect(await visited.page.evaluate(() => Reflect.get(window, 'executed'))).toBe(undefined);
  await visited.page.close();
  return visited;
}

/** How often the harvest of a page calls the function that it calls most. */
async function stepsOf(html: string): Promise<number> {
  const { page } = await chromium.visit(`/${++pages}/page`, html);
  const counted = await Calls.countedIn(page);
  await chromium.harvest(page);
  const { calls } = await counted.most();
  await page.close();
  expect(calls).toBeGreaterThan(0);
  return calls;
}

/** Paths of the page's links on its own server. */
function paths({ record }: Visit): string[] {
  return record.links.map((link) => link.to.replace(chromium.origin, ''));
}

const GOOD = '<a href="/good">good</a>';

describe('a page that hides the methods of its nodes', () => {
  it.each([
    [
      '1 frames named as the browser API',
      `<iframe name=chrome></iframe><iframe name=browser></iframe>${GOOD}`,
    ],
    ['2 a form named browser', `<form id=browser><input name=runtime></form>${GOOD}`],
    [
      '3 inputs named as methods of their form',
      `<form><input name=action><input name=getAttribute><input name=nodeName>
       <input name=parentNode>
       <input name=firstChild><input name=nextSibling><input name=nodeType><input name=localName>
       <input name=hasAttribute>${GOOD}</form>`,
    ],
    ['4 a form named exports', `<form id=exports></form><form id=module></form>${GOOD}`],
    ['5 a node named global', `<div id=global></div><div id=globalThis></div>${GOOD}`],
    ['6 the root named browser', `<html id=browser>${GOOD}`],
    [
      '6 b images named as methods of the document',
      `<img name=documentElement><img name=createElement><img name=createTextNode>
       <img name=getElementsByTagName><img name=body><img name=title>
       <form name=createTreeWalker></form>${GOOD}`,
    ],
    [
      '6 c nodes named as globals of the harvest',
      `<a id=URL></a><a id=Map></a><form id=Intl></form>${GOOD}`,
    ],
  ])('%s', async (_, html) => {
    expect(paths(await visit(html))).toEqual(['/good']);
  });

  it('7 a base on another host is where the browser would go too', async () => {
    const { record } = await visit('<base href="http://127.0.0.1:1/"><a href="x">x</a>');

    expect(record.links[0].to).toBe('http://127.0.0.1:1/x');
  });

  it.each([
    ['8 a base that is a script', 'javascript:/'],
    ['8 b a base that is data', 'data:text/html,x'],
    ['8 c a base that is no address', 'http://['],
  ])('%s is not followed', async (_, base) => {
    expect(paths(await visit(`<base href="${base}"><a href="/x">x</a>`))).toEqual(['/x']);
  });

  it.each([
    ['9 a link in a drawing', '<svg><a href="/svg"><text>s</text></a></svg>', ['/svg']],
    [
      '9 b an older link in a drawing',
      '<svg><a xlink:href="/svg"><text>s</text></a></svg>',
      ['/svg'],
    ],
    ['9 c the title of a drawing', '<svg><title>no</title></svg><a href="/x">x</a>', ['/x']],
  ])('%s', async (_, html, expected) => {
    const visited = await visit(html);

    expect(paths(visited)).toEqual(expected);
    expect(visited.record.title).toBe('');
  });

  // The script is the page's own: what it writes is what there is to harvest.
  it('10 a closed shadow root stays closed, an open one is read', async () => {
    const visited = await visit(`<x-open></x-open><x-closed></x-closed>${GOOD}<script>
      for (const mode of ['open', 'closed']) {
        document.querySelector('x-' + mode).attachShadow({ mode }).innerHTML =
          '<a href="/' + mode + '">s</a>';
      }</script>`);

    expect(paths(visited)).toEqual(['/open', '/good']);
  });
});

describe('a page that is too much', () => {
  it('11 with 30,000 links keeps 20,000, in slices', async () => {
    const { record, slices } = await visit(
      '<script>for (let i = 0; i < 30000; i++) document.write("<a href=/" + i + ' +
        '">l</a> ")</script>',
    );

    expect(record.links.length).toBe(LIMITS.links);
    expect(record.cuts.map((cut) => cut.what)).toContain('links');
    expect(slices.length).toBeGreaterThan(3);
  });

  it('12 nested 20,000 deep is walked without a call stack', async () => {
    const visited = await visit(`<p>top</p>${GOOD}<script>
      document.body.hidden = true; // to draw that deep is more than the browser can
      let at = document.body;
      for (let i = 0; i < 20000; i++) at = at.appendChild(document.createElement('div'));
      at.append(document.querySelector('a'));</script>`);

    expect(paths(visited)).toEqual(['/good']);
  });

  it('12 b nested 20,000 deep by its text', async () => {
    expect(paths(await visit('<div>'.repeat(20_000) + GOOD))).toEqual(['/good']);
  });

  it('13 an anchor of 50 MB', async () => {
    const visited =
      await visit(`<p style="height:1em;overflow:hidden;content-visibility:hidden"><a href="/big" id=big></a></p>${GOOD}<script>
      big.append('word '.repeat(10_000_000))</script>`);

    expect(paths(visited)).toEqual(['/big', '/good']);
    expect(visited.record.links[0].text.length).toBeLessThanOrEqual(LIMITS.text);
    expect(visited.record.cuts.map((cut) => cut.what)).toEqual(['text']);
  });

  it('14 that adds 1,000 links every 10 ms comes to an end', async () => {
    const { record } = await visit(`${GOOD}<div id=more hidden></div><script>
      let rounds = 0;
      const timer = setInterval(() => {
        more.insertAdjacentHTML('beforeend', '<a href="/n">n</a>'.repeat(1000));
        if (++rounds === 300) clearInterval(timer);
      }, 10)</script>`);

    expect(record.links.map((link) => link.text)).toContain('good');
  });

  it.each([
    ['15 that takes its nodes away', 'document.body.lastElementChild?.remove()'],
    ['15 b that takes away the first ones', 'document.body.firstElementChild?.remove()'],
    ['15 c that moves its nodes', 'document.body.prepend(document.body.lastElementChild)'],
    ['15 d that is emptied', 'document.body.textContent = ""'],
    ['15 e that loses its root', 'document.documentElement?.remove()'],
  ])('%s during the walk', async (_, deed) => {
    const { record } =
      await visit(`<body>${'<p>a paragraph <a href="/x">x</a></p>'.repeat(4000)}<script>
      setInterval(() => { for (let i = 0; i < 50; i++) { ${deed} } }, 0)</script>`);

    expect(record.links.length).toBeLessThanOrEqual(1);
  });

  it('15 f without a root', async () => {
    const { record } = await visit('<p>x<script>document.documentElement.remove()</script>');

    expect(record.links).toEqual([]);
  });

  it('18 that changes its address 1,000 times a second', async () => {
    const visited = await visit(`<a href="/good">good</a><script>
      let n = 0; const timer = setInterval(() => {
        history.replaceState(null, '', '?n=' + n++); if (n > 100) clearInterval(timer) }, 1)
      </script>`);

    expect(paths(visited)).toEqual(['/good']);
  });

  it('19 with 100 frames', async () => {
    expect(paths(await visit(`${'<iframe></iframe>'.repeat(100)}${GOOD}`))).toEqual(['/good']);
  });

  it.each([
    ['20 a blank frame', '<iframe src="about:blank"></iframe>'],
    ['20 b a frame by its text', '<iframe srcdoc="<a href=/inside>i</a>"></iframe>'],
  ])('%s is not entered', async (_, frame) => {
    expect(paths(await visit(frame + GOOD))).toEqual(['/good']);
  });
});

describe('a page that changed its world', () => {
  it.each([
    [
      '16 setters on Object.prototype',
      `for (const name of ['to', 'place', 'times', 'text', 'window'])
         Object.defineProperty(Object.prototype, name,
           { set() { window.executed = name }, get() { window.executed = name } })`,
    ],
    [
      '16 b prototypes of nodes',
      `Element.prototype.getAttribute = () => { window.executed = 1; return '/bad' };
       Object.defineProperty(Node.prototype, 'firstChild',
         { get() { window.executed = 1; return null } });
       Document.prototype.getElementsByTagName = () => { window.executed = 1 }`,
    ],
    ['16 c the URL of the page', 'window.URL = function () { window.executed = 1; return {} }'],
    [
      '17 a replayed start event',
      `document.dispatchEvent(new CustomEvent('wxt:content-script-started', { detail: ` +
        `{ contentScriptName: 'recorder' } }))`,
    ],
  ])('%s', async (_, script) => {
    expect(paths(await visit(`${GOOD}<script>${script}</script>`))).toEqual(['/good']);
  });
});

/** Links whose addresses cannot be written in HTML are made by the page's script. */
describe('an address', () => {
  const long = `http://h/${'a'.repeat(2_500_000)}`;
  const cases: [id: string, href: string, expected: string | null][] = [
    ['21', 'javascript:window.executed=1', null],
    ['22', 'java\nscript:window.executed=1', null],
    ['22 b', '\u0001 JavaScript:window.executed=1', null],
    ['23', 'data:text/html,<script>window.executed=1</script>', null],
    ['24', 'blob:http://h/1', null],
    ['25', 'file:///etc/passwd', null],
    ['26', 'view-source:http://h/', null],
    ['26 b', 'chrome://settings', null],
    ['27', 'http://u:p@h27/', 'http://h27/'],
    ['28', 'http://h28/?token=secret&sid=secret', `http://h28/?token=${REDACTED}&sid=${REDACTED}`],
    ['29', 'http://h29/#access_token=secret', 'http://h29/'],
    ['30', long, null],
    ['31', 'http://[::1', null],
    ['32', 'http://a..b/', null],
    ['32 b', '//', null],
    ['33', 'http://h33/%zz', 'http://h33/%25zz'],
    ['33 b', 'http://h33/\ud800', 'http://h33/%EF%BF%BD'],
    ['34', 'http://2130706433/a', 'http://127.0.0.1/a'],
    ['34 b', 'http://0x7f.1/b', 'http://127.0.0.1/b'],
    ['34 c', 'http://①②⑦.⓪.⓪.①/c', 'http://127.0.0.1/c'],
    ['35', 'http://[::ffff:127.0.0.1]/', 'http://[::ffff:7f00:1]/'],
    ['36', 'http://localhost./', 'http://localhost/'],
    ['36 b', 'http://foo.localhost/', 'http://foo.localhost/'],
    ['37', 'http://169.254.169.254/', 'http://169.254.169.254/'],
    ['38', 'http://[fd00::1]/', 'http://[fd00::1]/'],
    ['38 b', 'http://100.64.0.1/', 'http://100.64.0.1/'],
    ['39', 'http://раураl.com/', 'http://xn--l-7sba6dbr.com/'],
    ['55', 'http://__proto__/', 'http://__proto__/'],
    ['55 b', 'http://constructor/', 'http://constructor/'],
    ['55 c', 'http://tostring/valueOf', 'http://tostring/valueOf'],
  ];
  let byText: Map<string, Link>;

  beforeAll(async () => {
    // JSON.stringify escapes what stands alone of a pair; `<` could end the script.
    const data = JSON.stringify(cases.filter(([id]) => id !== '30')).replaceAll('<', '\\u003c');
    const { record } = await visit(
      `<script>
      const cases = [...${data}, ['30', 'http://h/' + 'a'.repeat(2500000)]];
      for (const [id, href] of cases) {
        const link = document.createElement('a');
        link.setAttribute('href', href);
        link.textContent = 'input ' + id;
        document.body.append(link);
      }</script>`.replace('<script>', '<body><script>'),
    );
    byText = new Map(record.links.map((link) => [link.text, link]));
  });

  it.each(cases.map(([id, href, expected]) => [id, href.slice(0, 40), expected]))(
    '%s %j is %j',
    (id, _, expected) => {
      expect(byText.get(`input ${id}`)?.to ?? null).toBe(expected); // refused ones are not there
    },
  );
});

describe('a text', () => {
  it.each([
    ['40 turned round', 'a\\u202Egnp.exe', 'agnp.exe'],
    ['41 of joiners', 'b\\u200d\\u200d\\u200bc', 'bc'],
    ['43 with NUL and a non-character', 'd\\u0000e\\uFFFEf', 'd ef'],
    ['43 b with half a pair', 'g\\ud800h', 'g\ufffdh'],
    [
      '44 that is markup',
      '<img src=x onerror="window.executed=1">',
      '<img src=x onerror="window.executed=1">',
    ],
    ['46 that is a formula', '=HYPERLINK("http://h")', '=HYPERLINK("http://h")'],
    ['47 that is a command', "+cmd|' /C calc'!A0", "+cmd|' /C calc'!A0"],
    ['48 that is a sum', '@SUM(A1)', '@SUM(A1)'],
    ['48 b behind a tab', '\\t=1+1', '=1+1'],
    ['48 c behind a return', '\\r=1+1', '=1+1'],
    ['48 d in full width', '＝1＋1', '＝1＋1'],
    ['49 that ends a cell', '","=1+1', '","=1+1'],
    ['50 that ends a section', ']]><!ENTITY x "y">', ']]><!ENTITY x "y">'],
  ])('%s is kept as text, in title and anchor', async (_, text, expected) => {
    const literal = `\`${text.replaceAll('<', '\\u003c')}\``;
    const { record } = await visit(`<body><script>
      document.title = ${literal};
      const link = document.createElement('a');
      link.href = '/x';
      link.textContent = ${literal};
      document.body.append(link);</script>`);

    expect(record.title).toBe(expected);
    expect(record.links.map((link) => link.text)).toEqual([expected]);
  });

  it('41 b of 10,000 joiners is read as far as a title may reach', async () => {
    const { record } = await visit(
      `<script>document.title = 'b' + '\\u200d'.repeat(10000) + 'c'</script>`,
    );

    expect(record.title).toBe('b');
  });

  it('42 of one megabyte of marks is no word and no long title', async () => {
    const { record } =
      await visit(`<body><p style="content-visibility:hidden" id=p>one </p>${GOOD}<script>
      const marks = 'z' + '\\u0301'.repeat(9e5);
      document.title = marks;
      p.append(marks);</script>`);

    expect(record.title.length).toBeLessThanOrEqual(LIMITS.title);
    expect(record.features.words).toEqual([
      ['one', 1],
      ['good', 1],
    ]);
  });

  it('45 that ends its element is text of its link only', async () => {
    const { record } = await visit(
      '<a href="/x"></textarea>&lt;script>window.executed=1&lt;/script></a>',
    );

    expect(record.links[0].text).toBe('<script>window.executed=1</script>');
  });

  it.each([
    ['54 of one megabyte without an end', 'a'],
    ['54 b of one megabyte of blanks', ' '],
    ['54 c of one megabyte of at signs', '@a.'],
  ])('%s is read in as many steps as it is long', async (_, part) => {
    const page = (length: number) =>
      `<a href="/x">x</a>${part.repeat(length / part.length)}!${GOOD}`;
    const { record } = await visit(page(1_000_000));
    const short = await stepsOf(page(100_000));
    const long = await stepsOf(page(1_000_000));

    expect(record.links.map((link) => link.text)).toEqual(['x', 'good']);
    expect(long).toBeLessThanOrEqual(11 * short);
  });
});

describe('the harvest', () => {
  it.each([
    ['51 of a sitemap with entities', '/entities.xml'],
    ['52 of a sitemap that is a bomb', '/bomb.xml.gz'],
    ['53 of a sitemap that names itself', '/self.xml'],
  ])('%s asks for nothing', async (_, sitemap) => {
    await visit(`<link rel=sitemap href="${sitemap}">${GOOD}`);

    expect(chromium.requests).not.toContain(sitemap);
  });

  it('tells a page that asks for a password', async () => {
    const asking = await visit(
      `<form><input name=getElementsByTagName><input type=PassWord></form>`,
    );
    const other = await visit(`<input type=text name=password>`);

    expect([asking.password, other.password]).toEqual([true, false]);
  });

  it('leaves no mark on the page', async () => {
    const { page } = await chromium.visit(
      '/unmarked',
      `<body>${GOOD}<script>
      const seen = []; window.seen = seen;
      new MutationObserver((changes) => seen.push(changes.length))
        .observe(document, { subtree: true, childList: true, attributes: true });
      for (const type of ['message', 'wxt:content-script-started'])
        addEventListener(type, () => seen.push(type));
      window.names = Object.getOwnPropertyNames(window).length;</script>`,
    );
    const marks = await page.evaluate(() => [
      Reflect.get(window, 'seen'),
      Object.getOwnPropertyNames(window).length - Number(Reflect.get(window, 'names')),
    ]);
    await page.close();

    expect(marks).toEqual([[], 1]);
  });
});
