import { describe, expect, it } from 'vitest';
import { harvestHtml } from './harvest-html.ts';

describe('places of links', () => {
  it.each([
    ['<p><a href=a>x</a>', 'main'],
    ['<nav><a href=a>x</a></nav>', 'navigation'],
    ['<div role=navigation><ul><li><a href=a>x</a></ul></div>', 'navigation'],
    ['<header><a href=a>x</a></header>', 'header'],
    ['<header><nav><a href=a>x</a></nav></header>', 'navigation'],
    ['<article><header><a href=a>x</a></header></article>', 'main'],
    ['<footer><a href=a>x</a></footer>', 'footer'],
    ['<div id="page-footer"><a href=a>x</a></div>', 'footer'],
    ['<aside><a href=a>x</a></aside>', 'aside'],
    ['<nav></nav><a href=a>x</a>', 'main'],
    ['<div class="sphinxsidebar"><a href=a>x</a></div>', 'navigation'],
    ['<ul><li><a href=a>a page</a></ul>', 'list'],
    ['<ul><li><a href=a>a page</a>, new</ul>', 'list'],
    ['<ul><li>Much more text than the <a href=a>link</a> has</ul>', 'main'],
    ['<main><ul><li><a href=a>x</a></ul></main>', 'list'],
    ['<div class=constructor id=__proto__><a href=a>x</a></div>', 'main'],
  ])('%s stands in %s', async (html, place) => {
    const { links } = await harvestHtml(html);

    expect(links.map((link) => link.place)).toEqual([place]);
  });
});
