import { describe, expect, it } from 'vitest';
import { FEATURES, feature, featureWords } from '../../../lab/harvest/features.ts';
import { harvestHtml } from '../../harvest/harvest-html.ts';

const PAGE = `<html lang=en><title>The Music of the Library</title>
  <link rel=stylesheet href=/s.css><script src=/s.js></script>
  <p>The books and the <a href="/Books/list.html">list</a> of books
  <img src=/logo.png><a name=top></a><a href="mailto:desk@library.org">desk</a>`;

describe('the nine features', () => {
  it('are nine, each by its name', async () => {
    const record = await harvestHtml(PAGE, { url: 'http://www.library.org/music/index.html' });
    const all = Object.fromEntries(FEATURES.map((name) => [name, feature(record, name)]));

    expect(all).toEqual({
      hyperlinks: ['http://www.library.org/Books/list.html'],
      images: ['http://www.library.org/logo.png'],
      mailtos: [expect.stringContaining('library.org#')],
      anchors: ['top'],
      resources: ['http://www.library.org/s.css'],
      scripts: ['http://www.library.org/s.js'],
      url: ['library', 'org', 'music'],
      title: ['music', 'library'],
      body: ['books', 'list', 'desk'],
    });
  });

  it('of addresses come in words too, as in the paper', async () => {
    const record = await harvestHtml(PAGE, { url: 'http://www.library.org/music/' });

    expect(featureWords(record, 'hyperlinks')).toEqual(['library', 'org', 'books', 'list', 'html']);
    expect(featureWords(record, 'title')).toEqual(['music', 'library']);
  });

  it('follow the language that was found rather than the one declared', async () => {
    const record = await harvestHtml('<html lang=en><p>die Bücher und the');

    expect(feature(record, 'body')).toEqual(['die', 'bücher', 'und']);
    expect(feature(record, 'body', 'de')).toEqual(['bücher', 'the']);
  });
});
