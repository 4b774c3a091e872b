/**
 * Every regular expression of the extension is checked for catastrophic backtracking by recheck.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSync } from 'recheck';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';

/** Steps are counted, time is not: a busy machine must not make an expression look slow. */
const BY_STEPS = {
  timeout: null,
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
};

interface Pattern {
  source: string;
  flags: string;
  file: string;
}

const files = ['lib', 'entrypoints', 'components'].flatMap((top) =>
  readdirSync(top, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(top, file)),
);

function patternsOf(file: string): { patterns: Pattern[]; made: number } {
  const patterns: Pattern[] = [];
  let made = 0;
  const visit = (node: unknown): void => {
    if (node === null || typeof node !== 'object') return;
    const { regex, type, callee } = node as {
      regex?: { pattern: string; flags: string };
      type?: string;
      callee?: { name?: string };
    };
    if (regex) patterns.push({ source: regex.pattern, flags: regex.flags, file });
    if (type === 'NewExpression' && callee?.name === 'RegExp') made++;
    Object.values(node).forEach(visit);
  };
  const lang = file.endsWith('x') ? 'tsx' : 'ts';
  visit(parseAst(readFileSync(file, 'utf8'), { lang }).body);
  return { patterns, made };
}

/** Slower than their text is long, but only as its square, and the text is short. */
const SHORT_TEXTS: Record<string, string> = {
  '^[^/]*[a-z%][^/]*$': 'a part of an address, 2,048 characters at most',
  '-+$': 'the first sixty characters of a name',
  '\\s+[|·•»›<>:—–-]+\\s+|\\s*[|•»›—–]\\s*|::|:\\s+': 'a title, 512 characters at most',
  '\\s*(?:([(){},~])|"((?:[^"\\\\]|\\\\.)*)("?)|([^\\s(){},~"]+(?:\\/[^\\s{},"]*)?))':
    'a command, 4,096 characters at most',
};

/** Files that make expressions while they run, and of what. */
const MADE: Record<string, string> = {
  'lib/boundary/scope/exclusions.ts': 'Ambit’s own patterns of addresses an archive rarely wants',
  'lib/export/httrack.ts': 'patterns that Ambit made',
  'lib/export/url-list.ts': 'patterns that Ambit made',
  'lib/semantics/ontology-rdf.ts': 'names of attributes, all written in the same file',
};

const found = files.map((file) => ({ file, ...patternsOf(file) }));
const patterns = found.flatMap((one) => one.patterns);

describe('regular expressions', () => {
  it.each(patterns)('$file: /$source/$flags takes time in proportion to its text', (pattern) => {
    const { source, flags } = pattern;
    const checked = checkSync(source, flags, BY_STEPS);

    if (source in SHORT_TEXTS) {
      expect(checked).toMatchObject({ status: 'vulnerable', complexity: { type: 'polynomial' } });
    } else expect(checked.status).toBe('safe');
  });

  it('would be found out, large ones too', () => {
    const slow = String.raw`(?:^| )(?:(?:word|other|\p{L}*)\s*)*(?=!)`;
    const checked = checkSync(slow, 'u', { ...BY_STEPS, checker: 'fuzz' });

    expect(checked.status).toBe('vulnerable');
  });

  it('are written as such, so that they can be checked, but for these', () => {
    const making = found.filter(({ made }) => made > 0).map(({ file }) => file);

    expect(making.sort()).toEqual(Object.keys(MADE).sort());
    expect(patterns.length).toBeGreaterThan(30);
  });
});
