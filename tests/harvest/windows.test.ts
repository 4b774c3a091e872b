import { describe, expect, it } from 'vitest';
import { keywordsOf } from '../../lib/text/keywords.ts';
import { stemOf } from '../../lib/text/stems.ts';
import { harvestHtml } from './harvest-html.ts';

/** The fragment that THESUS §5.2 works through. */
const NORTH_TEXAS = `
<p><a href="/unc">University of North Carolina, Chapel Hill - Music Library</a></p>
<p><a href="/unt">University of North Texas - Music Library</a><br>
 "...one of the largest university music collections in the United States, has over 250,000
volumes of books, periodicals,`;

describe("THESUS's example", () => {
  it('gives the phrases of the paper', async () => {
    const { links } = await harvestHtml(NORTH_TEXAS);
    const { text, before, after } = links[1];

    expect(keywordsOf(text, 'en').join(' ')).toBe('University North Texas Music Library');
    expect(before).toBe('');
    // The paper prints "collection" for the "collections" of its own fragment.
    expect(keywordsOf(after, 'en').join(' ')).toBe(
      'largest university music collections United States',
    );
  });

  it('gives the keywords of the paper with their occurrences', async () => {
    const { links } = await harvestHtml(NORTH_TEXAS);
    const words = keywordsOf(`${links[1].before} ${links[1].text} ${links[1].after}`, 'en');
    const counts = new Map<string, number>();
    for (const word of words) {
      const stem = stemOf(word.toLowerCase(), 'en');
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
    }
    const paper = (
      'university 2, north 1, texas 1, music 2, library 1, largest 1, collection 1, ' +
      'united 1, states 1'
    )
      .split(', ')
      .map((pair) => pair.split(' '))
      .map(([word, times]) => [stemOf(word, 'en'), Number(times)]);

    expect([...counts]).toEqual(paper);
  });
});

describe('windows', () => {
  const hundred = 'abcdefghi '.repeat(10);

  it.each([
    ['one <a href=a>x</a> two', 'one', 'two'],
    ['one <b>two</b> <a href=a>x</a> <i>three</i> four', 'one two', 'three four'],
    ['one <a name=n></a> two <a href=a>x</a> three <a>four</a> five', 'two', 'three'],
    ['one <a href="#f">f</a> two <a href=a>x</a>', 'two', ''],
    ['one<li>two <a href=a>x</a> three<li>four', 'two', 'three'],
    ['<table><tr><td>one<td>two <a href=a>x</a> three<td>four</table>', 'two', 'three'],
    ['one<h2>two</h2>three <a href=a>x</a> four<p>five', 'three', 'four'],
    ['one<hr>two <a href=a>x</a> three<hr>', 'two', 'three'],
    ['one<div>two <a href=a>x</a> three</div>four', 'two', 'three'],
    ['H<sub>2</sub>O, <a href=a>x</a>: CO<sub>2</sub>!', 'H2O', 'CO2'],
    ['  one \n\n two  <a href=a>x</a>\n\n\n three', 'one two', 'three'],
    ['<script>no</script>one <a href=a>x</a> two <style>no</style> three', 'one', 'two'],
  ])('of %s', async (html, before, after) => {
    const { links } = await harvestHtml(html);

    expect(links.map((link) => [link.before, link.after])).toEqual([[before, after]]);
  });

  it('end after a hundred characters, without half words', async () => {
    const { links } = await harvestHtml(`${hundred}x<a href=a>a</a>y ${hundred}`);

    expect(links[0].before).toBe(`${'abcdefghi '.repeat(9)}x`);
    expect(links[0].after).toBe(`y ${'abcdefghi '.repeat(9)}`.trim());
  });

  it('keep a word that ends exactly at the cut', async () => {
    const { links } = await harvestHtml(`<p>zzz ${hundred}<a href=a>a</a>${hundred}zzz`);

    expect(links[0].before).toBe(hundred.trim());
    expect(links[0].after).toBe(hundred.trim());
  });

  it('count tags, as the paper does', async () => {
    const tags = '<i></i>'.repeat(14);
    const { links } = await harvestHtml(`<a href=a>a</a>${tags} in and out`);

    expect(links[0].after).toBe('');
  });

  it('read the alternative text of images in the anchor', async () => {
    const { links } = await harvestHtml(
      '<a href=a><img alt="To the" src=x>map <img alt=North></a>',
    );

    expect([links[0].text, links[0].alt]).toEqual(['map', 'To the North']);
  });
});
