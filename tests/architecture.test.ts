import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { exportedNames, namesExportedTwice } from './checks/exported-names.ts';
import { trespasses } from './checks/own-folders.ts';
import { roomOf, roomsIn, unused, violations } from './checks/rooms.ts';
import { importsOf, reached, sourcesOf, TOPS } from './checks/sources.ts';
import { untrue, walkOf } from './checks/walks.ts';
import { isStarted, thinking } from './checks/wiring.ts';

const design = readFileSync('DESIGN.md', 'utf8');
const rooms = roomsIn(design);
const sources = sourcesOf(TOPS);
const shipped = sources.filter(({ file }) => !file.startsWith('lab/'));

describe('the rooms of the house', () => {
  it('import only what the table in DESIGN.md allows', () => {
    expect(sources.flatMap((source) => violations(rooms, source))).toEqual([]);
  });

  it('are there, all of them, and use what they are allowed', () => {
    const paths = rooms.flatMap((room) => room.paths);

    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
    expect(readdirSync('lib').filter((name) => roomOf(rooms, `lib/${name}`) === null)).toEqual([]);
    expect(unused(rooms, sources)).toEqual([]);
  });

  it('hold nothing that no entry point reaches; that stands in the laboratory', () => {
    const reachable = reached(sources, (file) => file.startsWith('entrypoints/'));

    expect([...reachable].filter((file) => file.startsWith('lab/'))).toEqual([]);
    expect(shipped.map(({ file }) => file).filter((file) => !reachable.has(file))).toEqual([]);
  });

  it.each([
    ['lib/graph/flow/network.ts', "import { x } from '../../model/page-record.ts';"],
    ['lib/harvest/links.ts', "import { db } from '../store/database.ts';"],
    ['lib/boundary/sites/sites.ts', "import Dexie from 'dexie';"],
    ['lib/boundary/known/directories.ts', "import { x } from '../sites/sites.ts';"],
    ['lib/store/pages.ts', "import { wrap } from 'comlink';"],
    ['lib/export/url-list.ts', "const later = import('../engine/companion.ts');"],
    ['lib/engine/companion.ts', "import { h } from 'preact';"],
    ['entrypoints/background.ts', "import { browser } from 'wxt/browser';"],
    ['entrypoints/background.ts', "import { x } from '../lab/graph/kmeans.ts';"],
    ['components/status.tsx', "export { x } from '../entrypoints/popup/main.tsx';"],
  ])('catches %s doing %s', (file, source) => {
    expect(violations(rooms, { file, source })).toHaveLength(1);
  });

  it('have entry points and windows that keep to themselves and to what is shared', () => {
    const found = shipped.flatMap(({ file, source }) => trespasses(file, source));

    expect(found).toEqual([]);
  });

  it.each([
    ['entrypoints/atlas/main.tsx', "import { x } from '../popup/file-work.tsx';"],
    ['entrypoints/background.ts', "import { x } from './atlas/map-chance.ts';"],
    ['entrypoints/popup/main.tsx', "import { x } from '../../lib/windows/atlas/atlas.tsx';"],
    ['lib/windows/popup/popup.tsx', "import { x } from '../sidepanel/tabs.ts';"],
    ['lib/windows/atlas/console/outcome.tsx', "const x = import('../../popup/whole.tsx');"],
    ['lib/windows/shared/settings.tsx', "import { x } from '../options/options.tsx';"],
    ['lib/windows/popup/popup.tsx', "import '../../../entrypoints/popup/main.tsx';"],
  ])('catches %s reaching for another’s own by %s', (file, source) => {
    expect(trespasses(file, source)).toHaveLength(1);
  });

  it.each([
    ['entrypoints/popup/main.tsx', "import { x } from '../../lib/windows/popup/open-popup.tsx';"],
    ['entrypoints/offscreen/main.ts', "const x = import('./desk-here.ts');"],
    ['lib/windows/popup/popup.tsx', "import { x } from '../shared/file-work.tsx';"],
    ['lib/windows/atlas/console/outcome.tsx', "import { x } from '../site-page.tsx';"],
  ])('lets %s have %s', (file, source) => {
    expect(trespasses(file, source)).toEqual([]);
  });

  it('are wired by entry points of a few lines', () => {
    const found = shipped.flatMap(({ file, source }) => thinking(file, source));

    expect(found).toEqual([]);
    expect(shipped.filter(({ file }) => isStarted(file)).length).toBeGreaterThan(10);
  });

  it('catches an entry point that thinks', () => {
    const lines = (count: number) => 'x();\n'.repeat(count);

    expect(thinking('entrypoints/popup/main.tsx', lines(20))).toEqual([]);
    expect(thinking('entrypoints/popup/main.tsx', lines(21))).toHaveLength(1);
    expect(thinking('entrypoints/background.ts', lines(21))).toHaveLength(1);
    expect(thinking('lib/windows/popup/popup.tsx', lines(21))).toEqual([]);
  });

  it('sees every way to import', () => {
    const source = `
      import './a.ts'; import b from "./b.ts"; import type { C } from './c.ts';
      import {
        d,
      } from './d.ts';
      export * from './e.ts'; await import('./f.ts');`;

    expect(importsOf(source)).toEqual(['a', 'b', 'c', 'd', 'e', 'f'].map((x) => `./${x}.ts`));
  });

  it('are known by the innermost that holds a file', () => {
    expect(roomOf(rooms, 'lib/graph/flow/network.ts')?.paths).toEqual(['lib/graph']);
    expect(roomOf(rooms, 'lib/messages.ts')?.paths).toContain('lib/messages');
    expect(roomOf(rooms, 'lib/boundary/cut/signs.ts')?.paths).toEqual(['lib/boundary/cut']);
    expect(roomOf(rooms, 'lib/boundary/known-web.ts')?.paths).toEqual(['lib/boundary']);
    expect(roomOf(rooms, 'scripts/house.ts')).toBeNull();
  });
});

describe('the walks of DESIGN.md', () => {
  const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : null);

  it.each(['The walk of a page', 'The walk of a question'])('tell the truth: %s', (heading) => {
    const walk = walkOf(design, heading);

    expect(walk).toHaveLength(10);
    expect(walk.filter(({ files }) => files.length === 0)).toEqual([]);
    expect(untrue(walk, read)).toEqual([]);
  });

  it('are caught where a file is gone or a name is not in it', () => {
    const walk = walkOf('## A\n\n1. `gone.ts` has `x`.\n2. `a.ts`: `here`, `there`.\n', 'A');
    const file = (name: string) => (name === 'a.ts' ? 'function here() { isThere(); }' : null);

    expect(untrue(walk, file)).toEqual(['gone.ts is not there', 'gone.ts: no x', 'a.ts: no there']);
  });
});

describe('a name', () => {
  it('is exported by one file alone', () => {
    expect(namesExportedTwice(sources)).toEqual([]);
  });

  it('counts where it is defined, not where it is passed on', () => {
    const source = `
export const a = 1;
export async function b() {}
export type C = string;
export abstract class D {}
const e = 2;
export { e as f };
export { g } from './g.ts';
export default function h() {}
`;
    expect(exportedNames(source)).toEqual(['a', 'b', 'C', 'D', 'f']);
    const twice = [
      { file: 'one.ts', source },
      { file: 'two.ts', source: 'export interface C {}' },
    ];
    expect(namesExportedTwice(twice)).toEqual(['C: one.ts, two.ts']);
  });
});
