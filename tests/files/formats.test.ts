import { describe, expect, it } from 'vitest';
import { FORMATS } from '../../lib/export/formats.ts';
import { EVERYTHING, FORMAT_GROUPS, menuFormat, PROJECT } from '../../lib/files/formats.ts';
import { writerOf } from '../../lib/files/writers.ts';

const menu = FORMAT_GROUPS.flatMap(({ formats }) => formats);

describe('the menu of formats', () => {
  it('has every format once, with words of its own', () => {
    const own = FORMATS.map(({ id }) => id);

    expect(menu.map(({ id }) => id).sort()).toEqual([...own, PROJECT, EVERYTHING].sort());
    expect(new Set(menu.map(({ words }) => words)).size).toBe(menu.length);
  });

  it('knows who writes each, and takes the plain list for what it does not know', () => {
    for (const { id } of menu) {
      expect(writerOf(id) === null).toBe([PROJECT, EVERYTHING].includes(id));
    }
    expect(menuFormat('of a later version').id).toBe('urls');
  });
});
