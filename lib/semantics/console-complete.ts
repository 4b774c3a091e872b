/**
 * What may be typed next at a place in a console command: operators where something is to be found,
 * known addresses where pages are wanted, words where words are. Looks only at what stands before
 * the place, so it works on half a command. Cost: one pass over the known addresses at most.
 */
import type { Completion, OfferedText } from '../model/console.ts';
import {
  OPERATORS,
  type Operator,
  operatorNamed,
  type ParameterKind,
} from './console-operators.ts';
import { consoleTokens, type Token } from './console-parse.ts';
import type { LinkView } from './link-view.ts';

const MOST = 20;

/** `words` are those to offer where words are wanted, or names of topics, the best first. */
export function completeCommand(
  text: string,
  cursor: number,
  view: LinkView,
  words: readonly string[],
): Completion {
  const tokens = consoleTokens(text.slice(0, cursor)).slice(0, -1);
  const last = tokens.at(-1);
  const isTyping = last?.kind === 'text' && last.at + last.value.length === cursor;
  const typed = isTyping ? last.value : '';
  const wanted = wantedAt(isTyping ? tokens.slice(0, -1) : tokens);
  const from = cursor - typed.length;
  return { from, candidates: candidatesFor(wanted, typed, view, words).slice(0, MOST) };
}

/** The kind of argument that comes next, or `command` where none is open. */
function wantedAt(tokens: Token[]): ParameterKind | 'command' | undefined {
  const open: { operator: Operator | undefined; argument: number; isSet: boolean }[] = [];
  tokens.forEach(({ kind, value }, i) => {
    if (kind !== 'mark') return;
    if (value === '(') {
      open.push({ operator: operatorNamed(tokens[i - 1]?.value ?? ''), argument: 0, isSet: false });
    } else if (value === '{') open.push({ operator: undefined, argument: 0, isSet: true });
    else if (value === ',') {
      const top = open.at(-1);
      if (top !== undefined && !top.isSet) top.argument++;
    } else if (value !== '~') open.pop();
  });
  const call = open.filter(({ isSet }) => !isSet).at(-1);
  if (call === undefined) return open.length > 0 ? 'pages' : 'command';
  return call.operator?.takes[call.argument];
}

function candidatesFor(
  wanted: ParameterKind | 'command' | undefined,
  typed: string,
  view: LinkView,
  words: readonly string[],
): OfferedText[] {
  const begins = (one: string) => one.toLowerCase().startsWith(typed.toLowerCase());
  const operators = (gives: (operator: Operator) => boolean) =>
    OPERATORS.filter((one) => gives(one) && begins(one.name)).map(({ name }) => ({
      text: `${name}(`,
      operator: name,
    }));
  const plain = (texts: string[]) => texts.map((text) => ({ text, operator: null }));
  if (wanted === 'command') return operators(() => true);
  if (wanted === 'words') {
    return [
      ...plain(words.filter(begins).map(quoted)),
      ...operators(({ gives }) => /words|weighted/.test(gives)),
    ];
  }
  if (wanted === 'reach') return plain(['within', 'exactly'].filter(begins));
  if (wanted === 'number' || wanted === undefined) return [];
  const pages = operators(({ gives }) => gives === 'pages');
  const known = plain(addressesLike(typed, view));
  return wanted === 'pages' ? [...pages, ...known] : known;
}

/** As it must be written to be one text. */
const quoted = (word: string): string => (/[\s(){},~"]/.test(word) ? JSON.stringify(word) : word);

/** The shortest known addresses that begin so. */
function addressesLike(typed: string, view: LinkView): string[] {
  const found: string[] = [];
  for (const page of view.urls())
    if (view.urlOf(page).startsWith(typed)) found.push(view.urlOf(page));
  return found.sort((a, b) => a.length - b.length || (a < b ? -1 : 1)).slice(0, MOST);
}
