import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../lab/evaluate/parse-page.ts';

/** The tree as text: `html(head body(p("a")))`. */
function drawn(node: Node): string {
  if (node.nodeType === 3) return JSON.stringify((node as Text).data);
  const children: string[] = [];
  for (let child = node.firstChild; child !== null; child = child.nextSibling) {
    expect(child.parentNode).toBe(node);
    children.push(drawn(child));
  }
  const name = (node as Element).localName;
  return children.length === 0 ? name : `${name}(${children.join(' ')})`;
}

describe('parsePage', () => {
  it.each([
    ['', 'html(head body)'],
    ['<!doctype html><!-- c --><p>a<p>b', 'html(head body(p("a") p("b")))'],
    ['<table><tr><td>a', 'html(head body(table(tbody(tr(td("a"))))))'],
    ['<table>a<tr>', 'html(head body("a" table(tbody(tr))))'],
    ['<b>a<p>b</b>c', 'html(head body(b("a") p(b("b") "c")))'],
    ['<title>a<b></title>', 'html(head(title("a<b>")) body)'],
  ])('%s becomes %s', (html, tree) => {
    expect(drawn(parsePage(html).documentElement)).toBe(tree);
  });

  it('has attributes by their qualified names', () => {
    const [link] = parsePage('<svg><a HREF="x" xlink:href=y>').getElementsByTagName('a');

    expect([link.getAttribute('href'), link.getAttribute('xlink:href')]).toEqual(['x', 'y']);
    expect([link.getAttribute('id'), link.hasAttribute('id')]).toEqual([null, false]);
  });

  it('finds elements by name in tree order', () => {
    const found = parsePage('<p id=a><b><p id=b></b><p id=c>').getElementsByTagName('p');

    expect(Array.from(found, (element) => element.getAttribute('id'))).toEqual(['a', 'b', 'c']);
  });

  it('parses deeply nested pages', () => {
    const found = parsePage('<div>'.repeat(3000)).getElementsByTagName('div');

    expect(found.length).toBe(3000);
  });
});
