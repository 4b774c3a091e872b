/** Small damage to texts and values, by chance alone: the same chance gives the same damage. */

/** Scraps that have broken parsers, escapers and layouts before. */
const SCRAPS = [
  '<script>globalThis.executed=1</script>',
  '"><img src=x onerror=globalThis.executed=1>',
  'javascript:globalThis.executed=1',
  'java\nscript:',
  'data:text/html,<script>1</script>',
  '\u0024{globalThis.executed=1}',
  '{{constructor.constructor("globalThis.executed=1")()}}',
  '__proto__',
  'constructor',
  '\u0000',
  '\ud800',
  '\udfff',
  '\ufffe',
  '\u202e',
  '\u200b\u200d',
  'a\u0301\u0302\u0303\u0304',
  '%00',
  '%zz',
  '%',
  '\\',
  '//',
  '@',
  ':99999',
  '[::',
  '①②⑦.⓪.⓪.①',
  'раураl.com',
  '=1+1',
  '\t=cmd',
  '＝1',
  ']]>',
  '<!--',
  '<![CDATA[',
  '&#x110000;',
  '"',
  "'",
  '\r\n',
  '\u2028',
  '{',
  ']',
  '-1',
  '1e999',
  'NaN',
  'null',
  '<base href="http://[">',
  '<input type=password>',
  '<svg><a xlink:href=',
  '<template><a href=/t>',
  '<form><input name=parentNode>',
];

const VALUES: unknown[] = [
  null,
  undefined,
  true,
  -1,
  0.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  2 ** 53,
  10n,
  '',
  'x'.repeat(3000),
  [],
  {},
  [[[[]]]],
  new Date(0),
  Object.create(null),
  JSON.parse('{"__proto__":{"polluted":1}}'),
  Symbol.iterator,
];

type Chance = () => number;
export const pick = <T>(from: ArrayLike<T>, chance: Chance): T =>
  from[Math.floor(chance() * from.length)];

/** One to six cuts, doublings, swaps, scraps and repetitions. */
export function mutatedText(text: string, chance: Chance): string {
  let now = text;
  for (let left = 1 + Math.floor(chance() * 6); left > 0; left--) {
    const at = Math.floor(chance() * (now.length + 1));
    const to = at + Math.floor(chance() ** 3 * (now.length - at));
    const part = now.slice(at, to);
    const put = [
      '',
      part + part,
      [...part].reverse().join(''),
      part.toUpperCase(),
      pick(SCRAPS, chance),
      pick(SCRAPS, chance) + part,
      pick(SCRAPS, chance).repeat(1 + Math.floor(chance() ** 4 * 300)),
      String.fromCharCode(chance() * 0x10000),
    ];
    now = (now.slice(0, at) + pick(put, chance) + now.slice(to)).slice(0, 200_000);
  }
  return now;
}

/** A copy of which one part, however deep, is another value, is gone, or has company. */
export function mutatedValue(value: unknown, chance: Chance): unknown {
  const isDeep = value !== null && typeof value === 'object' && Object.keys(value).length > 0;
  if (!isDeep || chance() < 0.1) {
    return typeof value === 'string' && chance() < 0.7
      ? mutatedText(value, chance)
      : pick(VALUES, chance);
  }
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
  const key = pick(Object.keys(copy), chance);
  const dice = chance();
  if (dice < 0.1) delete copy[key];
  else if (dice < 0.2) put(copy, pick(SCRAPS, chance), pick(VALUES, chance));
  else copy[key] = mutatedValue(copy[key], chance);
  return copy;
}

/** As parsing JSON does: `__proto__` becomes a key like any other. */
const put = (object: object, key: string, value: unknown): unknown =>
  Object.defineProperty(object, key, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
