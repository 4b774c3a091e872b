/**
 * Runs a console command over the links and gives a table. Operators nest: what gives pages may
 * stand where pages are wanted, what gives words where words are wanted, and a set unites what is
 * in it. What cannot be run is said with its place in the text (`ConsoleError`).
 */
import { type Operator, operatorNamed, type ParameterKind } from './console-operators.ts';
import { ConsoleError, type Expression, parseConsole } from './console-parse.ts';
import { type Table, tableOf, type Value } from './console-table.ts';
import { type CrawlReach, crawl, fetch, groupMatch, thematicCrawl } from './crawl.ts';
import {
  groupKeywords,
  linkKeywords,
  weightedGroupKeywords,
  weightedSourceKeywords,
  weightedTargetKeywords,
} from './link-keywords.ts';
import type { LinkView } from './link-view.ts';
import * as thematic from './thematic-links.ts';

/** `byMeaning` is the same web with terms of an ontology, where there is one. */
export function runCommand(text: string, view: LinkView, byMeaning?: LinkView): Table {
  const command = parseConsole(text);
  if (command.byMeaning && byMeaning === undefined) {
    throw new ConsoleError('no-ontology', 0);
  }
  const seen = command.byMeaning ? (byMeaning as LinkView) : view;
  return tableOf(evaluate(command.expression, seen), seen);
}

function evaluate(expression: Expression, view: LinkView): Value {
  if (expression.kind === 'set') return { kind: 'pages', pages: pagesIn(expression, view) };
  if (expression.kind !== 'call') {
    throw new ConsoleError('no-operator', expression.at);
  }
  const operator = operatorNamed(expression.name);
  if (operator === undefined) {
    throw new ConsoleError('unknown-operator', expression.at, expression.name);
  }
  const { takes, optional } = operator;
  const given = expression.parts.length;
  if (given > takes.length || given < takes.length - optional) {
    const wanted = takes.slice(0, takes.length - optional);
    throw new ConsoleError('takes', expression.at, operator.name, ...wanted);
  }
  const asked = new Given(takes, expression.parts, view);
  return asked.isOfNobody ? nothing(operator) : apply(operator, asked, view);
}

/** The arguments of a call, each read as what the operator wants in its place. */
class Given {
  readonly pages: ReadonlySet<number>[] = [];
  readonly words: ReadonlySet<number>[] = [];
  /** Pages were asked for and none was found, which is not the same as `{}`, everyone. */
  isOfNobody = false;

  constructor(
    kinds: readonly ParameterKind[],
    readonly parts: Expression[],
    view: LinkView,
  ) {
    parts.forEach((part, i) => {
      if (kinds[i] === 'words') this.words[i] = wordsIn(part, view);
      if (kinds[i] === 'number') this.number(i);
      if (kinds[i] === 'reach') this.reach(i);
      if (kinds[i] !== 'pages' && kinds[i] !== 'page') return;
      this.pages[i] = pagesIn(part, view);
      if (kinds[i] === 'page') this.page(i);
      else if (this.pages[i].size === 0 && !isEveryone(part)) this.isOfNobody = true;
    });
  }

  texts = (i: number) => textsIn(this.parts[i]);

  page(i: number): number {
    const [page, ...more] = this.pages[i];
    if (page !== undefined && more.length === 0) return page;
    throw new ConsoleError('one-page', this.parts[i].at);
  }

  number(i: number): number {
    const part = this.parts[i];
    if (part.kind === 'number') return part.value;
    throw new ConsoleError('number', part.at);
  }

  reach(i: number): CrawlReach {
    const part = this.parts[i];
    if (part === undefined) return 'within';
    if (part.kind === 'text' && (part.value === 'within' || part.value === 'exactly')) {
      return part.value;
    }
    throw new ConsoleError('reach', part.at);
  }
}

/** Only a set written without anything in it. */
const isEveryone = (expression: Expression): boolean =>
  expression.kind === 'set' && expression.parts.every(isEveryone);

function nothing({ gives }: Operator): Value {
  if (gives === 'pages') return { kind: 'pages', pages: new Set() };
  if (gives === 'words') return { kind: 'words', words: new Set() };
  return { kind: 'weighted', times: new Map() };
}

function apply(operator: Operator, given: Given, view: LinkView): Value {
  const pages = (found: Set<number>): Value => ({ kind: 'pages', pages: found });
  const words = (found: Set<number>): Value => ({ kind: 'words', words: found });
  const weighted = (times: Map<number, number>): Value => ({ kind: 'weighted', times });
  const analysis = (find: typeof thematic.thematicHubs) =>
    pages(find(view, given.pages[0], given.number(1), given.words[2]));
  switch (operator.name) {
    case 'fetch':
      return { kind: 'text', text: fetch(view, view.urlOf(given.page(0))) };
    case 'groupMatch':
      return pages(groupMatch(view, given.texts(0)));
    case 'crawl':
      return pages(crawl(view, given.pages[0], given.number(1), given.reach(2)));
    case 'thematicCrawl':
      return pages(
        thematicCrawl(view, given.pages[0], given.words[1], given.number(2), given.reach(3)),
      );
    case 'linkKeywords':
      return words(linkKeywords(view, given.page(0), given.page(1)));
    case 'groupKeywords':
      return words(groupKeywords(view, given.pages[0], given.pages[1]));
    case 'weightedGroupKeywords':
      return weighted(weightedGroupKeywords(view, given.pages[0], given.pages[1]));
    case 'weightedTargetKeywords':
      return weighted(weightedTargetKeywords(view, given.pages[0], given.pages[1]));
    case 'weightedSourceKeywords':
      return weighted(weightedSourceKeywords(view, given.pages[0], given.pages[1]));
    case 'TAuthorities':
      return analysis(thematic.thematicAuthorities);
    case 'THubs':
      return analysis(thematic.thematicHubs);
    case 'TCocitations':
      return analysis(thematic.thematicCocitations);
    default:
      return analysis(thematic.thematicCouplings);
  }
}

function pagesIn(expression: Expression, view: LinkView): Set<number> {
  if (expression.kind === 'set') {
    return new Set(expression.parts.flatMap((part) => [...pagesIn(part, view)]));
  }
  if (expression.kind === 'text') {
    const page = view.numberOf(expression.value);
    if (page >= 0) return new Set([page]);
    throw new ConsoleError('unknown-page', expression.at, expression.value);
  }
  const value = expression.kind === 'call' ? evaluate(expression, view) : undefined;
  if (value?.kind === 'pages') return value.pages;
  throw new ConsoleError('pages', expression.at);
}

function wordsIn(expression: Expression, view: LinkView): Set<number> {
  if (expression.kind === 'set') {
    return new Set(expression.parts.flatMap((part) => [...wordsIn(part, view)]));
  }
  if (expression.kind === 'text') return new Set(view.termsNamed(expression.value));
  const value = expression.kind === 'call' ? evaluate(expression, view) : undefined;
  if (value?.kind === 'words') return value.words;
  if (value?.kind === 'weighted') return new Set(value.times.keys());
  throw new ConsoleError('words', expression.at);
}

function textsIn(expression: Expression): string[] {
  if (expression.kind === 'set') return expression.parts.flatMap(textsIn);
  if (expression.kind === 'text') return [expression.value];
  throw new ConsoleError('prefix', expression.at);
}
