import { describe, expect, it } from 'vitest';
import { pageAddresses } from '../../../lab/evaluate/page-addresses.ts';

describe('pageAddresses', () => {
  it('resolves links, forms, pictures, frames, scripts and styles as they stand', () => {
    const html = `<base href="/d/"><link href="s.css"><a href="a?token=1#x">a</a>
      <form action="f"><button formaction="g"></button></form>
      <img src="i.png" srcset="j.png 2x, k.png">
      <iframe src="//h.org/"></iframe><script src="s.js"></script><a href="mailto:jo@e.org">m</a>`;

    expect([...pageAddresses(html, 'http://e.org/p')].sort()).toEqual([
      'http://e.org/d/a?token=1#x',
      'http://e.org/d/f',
      'http://e.org/d/g',
      'http://e.org/d/i.png',
      'http://e.org/d/j.png',
      'http://e.org/d/k.png',
      'http://e.org/d/s.css',
      'http://e.org/d/s.js',
      'http://e.org/p',
      'http://h.org/',
    ]);
  });
});
