import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { licenceList, packages } from '../scripts/licences.mjs';

const text = (file: string) => readFileSync(file, 'utf8');
const { dependencies, devDependencies, scripts } = JSON.parse(text('package.json'));
const named = [...Object.keys(dependencies), ...Object.keys(devDependencies)];

/**
 * Licences that ask to name the authors; the last also to leave its files as they are, or to show
 * the changes.
 */
const FREE = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'MPL-2.0'];

describe('the packages Ambit is made of', () => {
  it('are twelve at most, each with its reason in the documents', () => {
    const table = text('docs/dependencies.md');

    expect(Object.keys(dependencies).length).toBeLessThanOrEqual(12);
    expect(
      named.filter((name) => !new RegExp(`(?<![\\w/-])${name}(?![\\w/-])`).test(table)),
    ).toEqual([]);
  });

  it('are pinned, by version and by hash, to no registry in particular', () => {
    const versions = Object.values({ ...dependencies, ...devDependencies });
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(String(version)))).toEqual([]);

    const { packages: locked } = JSON.parse(text('package-lock.json'));
    const entries = Object.entries<{ integrity?: string; resolved?: string }>(locked);
    const installed = entries.filter(([path]) => path !== '');
    expect(installed.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([]);
    expect(installed.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([]);
  });

  it('run nothing when they are installed, and need not', () => {
    expect(text('.npmrc')).toContain('ignore-scripts=true');
    expect(
      Object.keys(scripts).filter((name) => /^(pre|post)?install$|^prepare$/.test(name)),
    ).toEqual([]);
  });

  it('are listed with their licences, and those that are shipped ask for little', () => {
    expect(text('LICENCES.md')).toBe(licenceList());
    const shipped = packages().filter(({ dev }) => !dev);
    expect(shipped.filter(({ license }) => !FREE.includes(license))).toEqual([]);
    expect(shipped.length).toBeGreaterThanOrEqual(12);
  });
});
