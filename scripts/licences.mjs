/**
 * `node scripts/licences.mjs`: writes LICENCES.md, the packages that are part of the extension and
 * those that make and test it, from the lockfile. A test compares it with what is committed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/**
 * Every installed package; `dev` unless the extension's own code needs it.
 * @typedef {{ name: string, version: string, license: string, dev: boolean }} Package
 * @returns {Package[]}
 */
export function packages() {
  const { packages: all } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  /** @type {Set<string>} */
  const shipped = new Set();
  /** @param {Record<string, string>} [names] */
  const ship = (names = {}) => {
    for (const path of Object.keys(names).map((name) => `node_modules/${name}`)) {
      if (shipped.has(path)) continue;
      shipped.add(path);
      ship(all[path].dependencies);
    }
  };
  ship(all[''].dependencies);
  return Object.entries(all)
    .filter(([path]) => path !== '')
    .map(([path, { version, license = 'not said' }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 13),
      version,
      license,
      dev: !shipped.has(path),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

export function licenceList() {
  const all = packages();
  const shipped = all.filter(({ dev }) => !dev);
  /** @type {Map<string, number>} */
  const others = new Map();
  for (const { dev, license } of all) {
    if (dev) others.set(license, (others.get(license) ?? 0) + 1);
  }
  return [
    '# Licences',
    '',
    [
      'Ambit is under the MIT licence (LICENSE). WordNet 3.1, of which a part is shipped,',
      'is under its own (public/wordnet/LICENSE.txt).',
      'Written by `node scripts/licences.mjs` from the lockfile.',
    ].join(' '),
    '',
    '## Part of the extension',
    '',
    '| package | version | licence |',
    '|---|---|---|',
    ...shipped.map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`),
    '',
    '## Only for making and testing it',
    '',
    '| licence | packages |',
    '|---|---|',
    ...[...others].sort(([a], [b]) => (a < b ? -1 : 1)).map(([one, n]) => `| ${one} | ${n} |`),
    '',
  ].join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync('LICENCES.md', licenceList());
}
