/** What the documents say of the repository is true: links lead somewhere, commands exist. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const text = (file: string) => readFileSync(file, 'utf8');
const below = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
const documents = [...readdirSync('.'), ...below('docs')].filter((name) => name.endsWith('.md'));
const words = (file: string) => text(file).split(/\s+/).filter(Boolean).length;

describe('the documents', () => {
  it('name only commands that exist', () => {
    const { scripts } = JSON.parse(text('package.json'));
    const strange = documents.flatMap((file) =>
      [...text(file).matchAll(/npm run (?:-s )?([a-z][\w:-]*)/g)]
        .map(([, name]) => name)
        .filter((name) => !(name in scripts))
        .map((name) => `${file}: npm run ${name}`),
    );

    expect(strange).toEqual([]);
  });

  it('link to files that are there, and to headings that they have', () => {
    const dead = documents.flatMap((file) =>
      [...text(file).matchAll(/\]\((?!\w+:)([^)\s]+)\)/g)]
        .filter(([, target]) => !leadsSomewhere(file, target))
        .map(([, target]) => `${file}: ${target}`),
    );

    expect(dead).toEqual([]);
  });

  it('name files that are there', () => {
    const gone = documents.flatMap((file) =>
      [...text(file).matchAll(/`((?:scripts|tests|docs)\/[\w./-]+)`/g)]
        .map(([, path]) => path)
        .filter((path) => !existsSync(path))
        .map((path) => `${file}: ${path}`),
    );

    expect(gone).toEqual([]);
  });

  it('can be finished', () => {
    expect(words('DESIGN.md')).toBeLessThanOrEqual(2_500);
    expect(words('README.md')).toBeLessThanOrEqual(700);
  });

  it('use every picture that is kept, each small', () => {
    const all = documents.map(text).join('\n');
    const pictures = below('docs').filter((name) => name.endsWith('.png'));

    expect(pictures.filter((name) => !all.includes(name.slice('docs/'.length)))).toEqual([]);
    expect(pictures.filter((name) => readFileSync(name).length > 150 * 1024)).toEqual([]);
  });
});

describe('a plain clone', () => {
  it('has all that its scripts read: none looks beside the repository', () => {
    const sources = ['scripts', 'lab', 'lib', 'tests/bench'].flatMap(below);
    const outside = sources
      .filter((file) => /\.(?:ts|tsx|mjs|sh)$/.test(file))
      .filter((file) => !file.startsWith('lib/windows/')) // which has a folder of that name
      .filter((file) => /ROOT, '\.\.'|homedir\(|['"`/]\.\.\/shared/.test(text(file)));

    expect(outside).toEqual([]);
  });

  it('runs on the Node it names, and so do all packages', () => {
    const { engines } = JSON.parse(text('package.json'));
    const { packages } = JSON.parse(text('package-lock.json'));
    const [, floor] = /^>=([\d.]+)$/.exec(engines.node)!;
    const wanted = Object.entries<{ engines?: { node?: string } }>(packages)
      .filter(([, { engines: asked }]) => asked?.node !== undefined)
      .filter(([, { engines: asked }]) => !accepts(asked!.node!, floor))
      .map(([name, { engines: asked }]) => `${name} wants Node ${asked!.node}`);

    expect(text('README.md')).toContain(`Node ${floor} or newer`);
    expect(wanted).toEqual([]);
  });
});

/** Whether a range such as `^20.17.0 || >=22.9.0` has the version in it. */
function accepts(range: string, version: string): boolean {
  return range.split('||').some((part) =>
    part
      .trim()
      .replace(/([<>=~^]+)\s+/g, '$1')
      .split(/\s+/)
      .every((one) => meets(one, numbers(version))),
  );
}

function meets(one: string, version: number[]): boolean {
  const [, sign, rest] = /^([<>=~^]*)v?(.*)$/.exec(one)!;
  if (rest === '' || rest === '*') return true;
  const least = numbers(rest);
  const order = compare(version, least);
  if (sign === '>=') return order >= 0;
  if (sign === '>') return order > 0;
  if (sign === '<') return order < 0;
  if (sign === '<=') return order <= 0;
  return version[0] === least[0] && (sign === '' ? true : order >= 0);
}

const numbers = (version: string): number[] =>
  [0, 1, 2].map((i) => Number.parseInt(version.split('.')[i] ?? '0', 10) || 0);

const compare = (a: number[], b: number[]): number => a[0] - b[0] || a[1] - b[1] || a[2] - b[2];

function leadsSomewhere(file: string, target: string): boolean {
  const [path, heading] = target.split('#');
  const to = path === '' ? file : join(dirname(file), path);
  if (!existsSync(to)) return false;
  if (heading === undefined) return true;
  const slugs = [...text(to).matchAll(/^#+ (.*)$/gm)].map(([, words]) =>
    words
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );
  return slugs.includes(heading);
}
