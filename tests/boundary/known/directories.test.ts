import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Directories, UNKNOWN } from '../../../lib/boundary/known/directories.ts';

const names = (directories: Directories, chain: Iterable<number>): string[] =>
  [...chain].map((directory) => directories.name(directory));

describe('the directories above an address', () => {
  it.each([
    ['https://www.a.example/', ['a.example', 'www.a.example/']],
    ['https://www.a.example/x', ['a.example', 'www.a.example/']],
    ['http://a.example:81/x/', ['a.example', 'a.example:81/', 'a.example:81/x/']],
    ['https://a.example/x/y/z.html', ['a.example', 'a.example/', 'a.example/x/', 'a.example/x/y/']],
    ['https://a.example/x/?q=a/b/c', ['a.example', 'a.example/', 'a.example/x/']],
    ['https://a.example/x?to=https://b.example/y/', ['a.example', 'a.example/']],
    ['https://a.example/#!/x/y', ['a.example', 'a.example/']],
    ['https://a.github.io/x/', ['a.github.io', 'a.github.io/', 'a.github.io/x/']],
    ['http://10.0.0.1/x/y', ['10.0.0.1', '10.0.0.1/', '10.0.0.1/x/']],
    ['http://[::1]:8080/x', ['::1', '[::1]:8080/']],
    ['http://localhost/x', ['localhost', 'localhost/']],
    ['http://-odd-.example/x/', ['-odd-.example', '-odd-.example/', '-odd-.example/x/']],
    ['http://__proto__/constructor/', ['__proto__', '__proto__/', '__proto__/constructor/']],
  ])('of %s are %j', (url, expected) => {
    const directories = new Directories();
    const directory = directories.of(url);

    expect(names(directories, directories.chain(directory))).toEqual(expected);
    expect(directories.probe(url)).toEqual(directories.chain(directory));
  });

  it('hang together as parents and children', () => {
    const directories = new Directories();
    const deep = directories.of('https://a.example/x/y/1');
    const other = directories.of('https://a.example/x/z/1');
    const above = directories.parent(deep);

    expect(directories.parent(other)).toBe(above);
    expect(directories.children(above)).toEqual([deep, other]);
    expect(directories.parent(directories.chain(deep)[0])).toBe(-1);
  });

  it('are known as deep as they were met, without being numbered by the question', () => {
    const directories = new Directories();
    directories.of('https://www.a.example/x/1');
    const known = (url: string) =>
      names(
        directories,
        directories.probe(url).filter((directory) => directory !== UNKNOWN),
      );

    expect(known('https://www.a.example/x/y/z/1')).toEqual([
      'a.example',
      'www.a.example/',
      'www.a.example/x/',
    ]);
    expect(known('https://www.a.example/other/')).toEqual(['a.example', 'www.a.example/']);
    expect(known('https://docs.a.example/x/1')).toEqual(['a.example']);
    expect(known('https://b.example/x/1')).toEqual([]);
    expect(directories.of('https://b.example/')).toBe(4);
  });

  it('end at a depth, where deeper ones stand with their ancestor', () => {
    const directories = new Directories();
    const url = (depth: number) => `https://a.example/${'d/'.repeat(depth)}1`;
    const deep = directories.of(url(1_000));

    expect(directories.chain(deep).length).toBeLessThan(20);
    expect(directories.of(url(999))).toBe(deep);
    expect(directories.probe(url(998))).toEqual(directories.chain(deep));
    expect(directories.of(url(2))).not.toBe(deep);
  });

  it('hold the addresses that entered and did not leave', () => {
    const url = fc
      .tuple(fc.constantFrom('', 'x/', 'x/y/'), fc.nat(5))
      .map(([path, leaf]) => `https://a.example/${path}${leaf}`);
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(8), url), { maxLength: 40 }), (steps) => {
        const directories = new Directories();
        const stands = new Map<number, { url: string; directory: number }>();
        for (const [address, to] of steps) {
          const before = stands.get(address);
          if (before !== undefined) directories.leave(address, before.directory);
          stands.set(address, { url: to, directory: directories.enter(address, to) });
        }
        for (const [, { url: at, directory }] of stands) {
          const there = [...stands].filter(([, one]) => one.directory === directory);
          const held = [...directories.addresses(directory)].sort((a, b) => a - b);
          expect(held).toEqual(there.map(([address]) => address).sort((a, b) => a - b));
          expect(directories.of(at)).toBe(directory);
        }
      }),
      { numRuns: 200, seed: 41 },
    );
  });
});
