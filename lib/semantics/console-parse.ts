/**
 * What is typed into the console, as a tree. An expression is an operator with its arguments, a set
 * in braces, a number, or a text: a word, an address, or anything in quotes. A `~` in front means
 * *by meaning*: with terms of the ontology in place of keywords. Linear.
 *
 *     ~ weightedTargetKeywords({}, groupMatch({https://example.org/}))
 */
import type { Problem } from '../model/console.ts';

export type Expression =
  | { kind: 'call'; name: string; parts: Expression[]; at: number }
  | { kind: 'set'; parts: Expression[]; at: number }
  | { kind: 'number'; value: number; at: number }
  | { kind: 'text'; value: string; at: number };

export interface ConsoleCommand {
  byMeaning: boolean;
  expression: Expression;
}

/** What is wrong with a command, where, and what it is about. */
export class ConsoleError extends Error {
  readonly what: readonly string[];

  constructor(
    readonly problem: Problem,
    readonly at: number,
    ...what: string[]
  ) {
    super([problem, ...what].join(' '));
    this.what = what;
  }
}

export interface Token {
  kind: 'mark' | 'text' | 'quoted' | 'end';
  value: string;
  at: number;
}

const TOKEN = /\s*(?:([(){},~])|"((?:[^"\\]|\\.)*)("?)|([^\s(){},~"]+(?:\/[^\s{},"]*)?))/y;

/** Never throws; an open quote ends with the text. */
export function consoleTokens(text: string): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(text); match !== null; match = TOKEN.exec(text)) {
    const value = match[1] ?? match[2] ?? match[4];
    const kind = match[1] !== undefined ? 'mark' : match[2] !== undefined ? 'quoted' : 'text';
    const at = match.index + match[0].search(/\S/);
    tokens.push({ kind, value: kind === 'quoted' ? value.replace(/\\(.)/g, '$1') : value, at });
    TOKEN.lastIndex = match.index + match[0].length;
  }
  tokens.push({ kind: 'end', value: '', at: text.length });
  return tokens;
}

export function parseConsole(text: string): ConsoleCommand {
  const tokens = consoleTokens(text);
  const reader = { tokens, place: 0 };
  const byMeaning = isMark(tokens[0], '~');
  if (byMeaning) reader.place++;
  const expression = readExpression(reader);
  const rest = tokens[reader.place];
  if (rest.kind !== 'end') throw new ConsoleError('too-much', rest.at, rest.value);
  return { byMeaning, expression };
}

interface Reader {
  tokens: Token[];
  place: number;
}

function readExpression(reader: Reader): Expression {
  const token = reader.tokens[reader.place++];
  const { at, value } = token;
  if (token.kind === 'end') throw new ConsoleError('missing-end', at);
  if (isMark(token, '{')) return { kind: 'set', parts: readList(reader, '}'), at };
  if (token.kind === 'mark') throw new ConsoleError('misplaced', at, value);
  if (token.kind === 'text' && isMark(reader.tokens[reader.place], '(')) {
    reader.place++;
    return { kind: 'call', name: value, parts: readList(reader, ')'), at };
  }
  if (token.kind === 'text' && /^[+-]?\d+$/.test(value)) {
    return { kind: 'number', value: Number(value), at };
  }
  return { kind: 'text', value, at };
}

function readList(reader: Reader, close: string): Expression[] {
  const parts: Expression[] = [];
  if (isMark(reader.tokens[reader.place], close)) {
    reader.place++;
    return parts;
  }
  for (;;) {
    parts.push(readExpression(reader));
    const token = reader.tokens[reader.place++];
    if (isMark(token, close)) return parts;
    if (!isMark(token, ',')) throw new ConsoleError('missing-comma', token.at, close);
  }
}

function isMark(token: Token, mark: string): boolean {
  return token.kind === 'mark' && token.value === mark;
}
