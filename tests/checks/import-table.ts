import { dirname, join } from 'node:path';

/** Who may import whom. A room may always import itself; packages are listed beside rooms. */
const TABLE: Record<string, string[]> = {
  model: [],
  graph: [],
  pace: [],
  text: ['eld', '@orama/stopwords', '@orama/stemmers'],
  semantics: ['model', 'text', 'url', 'pace'],
  url: ['model', 'tldts'],
  consent: ['model', 'url', 'say'],
  harvest: ['model', 'text', 'url', 'pace'],
  boundary: ['model', 'graph', 'semantics', 'url'],
  export: ['model', 'url', 'boundary', 'messages', 'valibot'],
  store: ['model', 'dexie'],
  engine: ['model', 'text', 'semantics', 'boundary', 'store', 'messages', 'comlink'],
  crawl: ['model', 'graph', 'harvest', 'store'],
  recorder: ['model', 'pace', 'harvest', 'messages'],
  background: [
    'model',
    'url',
    'consent',
    'harvest',
    'store',
    'engine',
    'messages',
    'browser',
    'say',
  ],
  search: ['model', 'pace', 'store', 'minisearch'],
  view: [
    'model',
    'graph',
    'url',
    'pace',
    'consent',
    'harvest',
    'store',
    'export',
    'messages',
    'browser',
    'say',
    'graph',
    'd3-force',
    'd3-polygon',
  ],
  windows: [
    'model',
    'url',
    'consent',
    'semantics',
    'boundary',
    'export',
    'store',
    'search',
    'view',
    'messages',
    'browser',
    'say',
    'components',
    'preact',
  ],
  messages: ['model', 'valibot'],
  browser: ['wxt/browser'],
  say: ['browser', 'model', 'public'],
  components: ['model', 'url', 'preact', 'say'],
};
const EVALUATE_FORBIDS = ['entrypoints', 'components', 'browser'];
const ENTRYPOINTS_FORBID = ['dexie', 'comlink', 'wxt/browser', 'webextension-polyfill'];

/** Every import in `source` that `file` may not have, as sentences. */
export function violations(file: string, source: string): string[] {
  const room = roomOf(file);
  return importsOf(source)
    .map((specifier) => targetOf(file, specifier))
    .filter((target) => !allowed(room, target))
    .map((target) => `${file}: ${room} may not import ${target}`);
}

/** The room of a file: the folder below `lib/`, or the file's own name where it stands alone. */
export function roomOf(file: string): string {
  const [top, second = ''] = file.split('/');
  return top === 'lib' ? second.replace(/\.tsx?$/, '') : top;
}

/** Module specifiers of all static, re-exporting and dynamic imports, in order. */
export function importsOf(source: string): string[] {
  const pattern = /(?:\bfrom\s*|\bimport\s*\(?\s*)(['"])([^'"\n]+)\1/g;
  return [...source.matchAll(pattern)].map((match) => match[2]);
}

function targetOf(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return roomOf(join(dirname(file), specifier));
  if (/^(preact|dexie|eld|@orama)\b/.test(specifier)) return packageOf(specifier);
  return specifier;
}

/** `@orama/stopwords` of `@orama/stopwords/english`, `preact` of `preact/hooks`. */
function packageOf(specifier: string): string {
  const [first, second] = specifier.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}

function allowed(room: string, target: string): boolean {
  if (room === target) return true;
  if (room === 'entrypoints') return !ENTRYPOINTS_FORBID.includes(target);
  if (room === 'evaluate') return !EVALUATE_FORBIDS.includes(target);
  return (TABLE[room] ?? []).includes(target);
}
