import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exportedNames, namesExportedTwice } from './checks/exported-names.ts';
import { importsOf, roomOf, violations } from './checks/import-table.ts';
import { trespasses } from './checks/own-folders.ts';
import { isStarted, thinking } from './checks/wiring.ts';

const sources = ['lib', 'entrypoints', 'components']
  .flatMap((top) =>
    readdirSync(top, { recursive: true, encoding: 'utf8' }).map((f) => join(top, f)),
  )
  .filter((file) => /\.tsx?$/.test(file));

describe('the rooms of the house', () => {
  it('import only what the table allows', () => {
    const found = sources.flatMap((file) => violations(file, readFileSync(file, 'utf8')));

    expect(found).toEqual([]);
  });

  it.each([
    ['lib/graph/flow/network.ts', "import { x } from '../../model/page-record.ts';"],
    ['lib/harvest/links.ts', "import { db } from '../store/database.ts';"],
    ['lib/boundary/sites/sites.ts', "import Dexie from 'dexie';"],
    ['lib/store/pages.ts', "import { wrap } from 'comlink';"],
    ['lib/export/url-list.ts', "const later = import('../engine/companion.ts');"],
    ['lib/engine/companion.ts', "import { h } from 'preact';"],
    ['entrypoints/background.ts', "import { browser } from 'wxt/browser';"],
    ['components/status.tsx', "export { x } from '../entrypoints/popup/main.tsx';"],
  ])('catches %s doing %s', (file, source) => {
    expect(violations(file, source)).toHaveLength(1);
  });

  it('have entry points and windows that keep to themselves and to what is shared', () => {
    const found = sources.flatMap((file) => trespasses(file, readFileSync(file, 'utf8')));

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
    const found = sources.flatMap((file) => thinking(file, readFileSync(file, 'utf8')));

    expect(found).toEqual([]);
    expect(sources.filter(isStarted).length).toBeGreaterThan(10);
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

  it('knows each file by its room', () => {
    expect(roomOf('lib/graph/flow/network.ts')).toBe('graph');
    expect(roomOf('lib/messages.ts')).toBe('messages');
    expect(roomOf('entrypoints/popup/main.tsx')).toBe('entrypoints');
  });
});

describe('a name', () => {
  it('is exported by one file alone', () => {
    const files = sources.map((file) => ({ file, source: readFileSync(file, 'utf8') }));

    expect(namesExportedTwice(files)).toEqual([]);
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
