import { describe, expect, it } from 'vitest';
import {
  ALIAS,
  arrivalOf,
  LOOKS,
  lookHash,
  lookValues,
} from '../../../lib/boundary/known/page-sketch.ts';
import { LINK_PLACES } from '../../../lib/model/page-record.ts';
import { linkTo, recordOf } from '../../records.ts';

function record() {
  const page = recordOf('https://a.example/', [], 'Tides: the TIDES of a bay');
  page.features.resources = ['https://a.example/a.css', 'https://a.example/a.css'];
  page.features.scripts = ['https://a.example/a.js'];
  page.features.images = ['https://a.example/logo.png'];
  page.features.mailtos = ['a.example 12345'];
  page.self.siteName = 'Museum of tides';
  return page;
}

describe('the sketch of a page', () => {
  it('has each value of each look once, as the hash of the look and the value', () => {
    const { looks } = arrivalOf(record()).sketch;

    expect(looks.length).toBe(LOOKS.length);
    LOOKS.forEach((look, i) => {
      const values = lookValues(record(), look);
      expect([...looks[i]]).toEqual(values.map((value) => lookHash(look, value)));
    });
    expect(lookValues(record(), 'style')).toEqual([
      'https://a.example/a.css',
      'https://a.example/a.js',
    ]);
    expect(lookValues(record(), 'title')).toEqual(['tides', 'the', 'of', 'bay']);
    expect(lookValues(record(), 'name')).toEqual(['Museum of tides']);
  });

  it('has the names of the files its host keeps, and the other hosts they come from', () => {
    const page = record();
    page.features.scripts = ['https://a.example/lib/a.js?v=2#x', 'https://cdn.example/b.js'];

    expect(lookValues(page, 'file')).toEqual(['a.css', 'a.js']);
    expect(lookValues(page, 'served')).toEqual(['cdn.example']);
  });

  it('is named by what it calls itself, failing that by what made it', () => {
    const page = record();
    page.self.generator = 'Linden 3.2';
    expect(lookValues(page, 'name')).toEqual(['Museum of tides']);
    page.self.siteName = '';
    expect(lookValues(page, 'name')).toEqual(['Linden 3.2']);
  });

  it('tells the same value under two looks apart', () => {
    expect(lookHash('style', 'x')).not.toBe(lookHash('image', 'x'));
  });

  it('says of each link where it stands', () => {
    const page = record();
    page.links = LINK_PLACES.map((place) => ({ ...linkTo('https://a.example/x'), place }));

    expect([...arrivalOf(page).sketch.places]).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('takes other names of the page for targets, and says so', () => {
    const page = recordOf('https://a.example/p?x=1', [
      'https://a.example/p',
      'https://a.example/q',
    ]);
    page.self.canonical = 'https://a.example/p';
    page.self.redirectedFrom = 'https://a.example/old';
    const { targets, sketch } = arrivalOf(page);

    expect(targets).toEqual([
      'https://a.example/p',
      'https://a.example/q',
      'https://a.example/old',
    ]);
    expect([...sketch.places]).toEqual([ALIAS, 0, ALIAS]);
  });

  it('stays small however much the page has', () => {
    const page = record();
    page.title = 'word '.repeat(100_000);
    page.self.siteName = 'n'.repeat(100_000);
    page.features.images = Array.from({ length: 50_000 }, (_, i) => `https://a.example/${i}.png`);
    const sketch = arrivalOf(page).sketch;

    expect(Math.max(...sketch.looks.map((look) => look.length))).toBeLessThanOrEqual(64);
    expect(sketch.title.length + sketch.siteName.length).toBeLessThanOrEqual(320);
  });
});
