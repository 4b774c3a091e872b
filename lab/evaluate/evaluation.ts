/** Runs methods over traces and gathers what the evaluation contract asks for (DESIGN.md). */
import type { HarvestedWeb, HostedWeb } from './harvested-web.ts';
import { seedFor } from './harvested-web.ts';
import type { Hosting } from './hosting.ts';
import type { Method } from './method.ts';
import { meanScore, type Score, scoreOf } from './score.ts';
import { type Opening, traceOf } from './trace.ts';

export interface EvaluationSettings {
  visits: number;
  elsewhere: number;
  traces: number;
  seed: number;
}

export interface SiteResult {
  site: string;
  trace: number;
  known: number;
  all: Score;
  opened: Score;
  /** F1 over all known addresses after each tenth of the trace. */
  tenths: number[];
  /** Addresses that two sites claim at the end. */
  twice: number;
}

export interface Evaluated extends EvaluationSettings {
  hosting: Hosting;
  method: string;
  mean: { all: Score; opened: Score };
  worst: { all: { site: string; f1: number }; opened: { site: string; f1: number } };
  tenths: number[];
  twice: number;
  sites: SiteResult[];
}

export function evaluate(
  web: HarvestedWeb,
  sites: readonly string[],
  hosting: Hosting,
  name: string,
  start: () => Method,
  settings: EvaluationSettings,
  tell: (done: SiteResult) => void = () => {},
): Evaluated {
  const results: SiteResult[] = [];
  for (const { site, trace, hosted, openings } of tracesOf(web, sites, hosting, settings)) {
    const result = { site, trace, ...follow(hosted, site, openings, start()) };
    results.push(result);
    tell(result);
  }
  return { hosting, method: name, ...settings, ...summary(results), sites: results };
}

export interface Trace {
  site: string;
  trace: number;
  seed: number;
  hosted: HostedWeb;
  openings: Opening[];
}

/** The traces an evaluation is made of. */
export function* tracesOf(
  web: HarvestedWeb,
  sites: readonly string[],
  hosting: Hosting,
  settings: EvaluationSettings,
): Generator<Trace> {
  const hosted = web.under(hosting);
  for (const site of sites) {
    for (let trace = 0; trace < settings.traces; trace++) {
      const seed = seedFor(settings.seed, site, trace);
      yield { site, trace, seed, hosted, openings: traceOf(web, site, { ...settings, seed }) };
    }
  }
}

/** Feeds a trace to a method and scores the boundary of the page opened last inside the site. */
function follow(web: HostedWeb, site: string, openings: readonly Opening[], method: Method) {
  const truth = new Map<string, boolean>();
  const opened = new Set<string>();
  const tenths: number[] = [];
  let last = '';
  const learn = (url: string): void => {
    const isIn = truth.has(url) ? null : web.truth(url, site);
    if (isIn !== null) truth.set(url, isIn);
  };
  const score = (urls: Iterable<string>) =>
    scoreOf(urls, (url) => truth.get(url)!, last === '' ? () => false : method.boundaryOf(last));
  openings.forEach(({ page, inside }, step) => {
    const record = web.record(page);
    learn(record.url);
    for (const link of record.links) learn(link.to);
    method.open(record);
    if (inside) last = record.url;
    if (truth.has(record.url)) opened.add(record.url);
    const ended = (i: number) => Math.ceil((openings.length * i) / 10) === step + 1;
    if (openings.length >= 10 && ended(tenths.length + 1)) tenths.push(score(truth.keys()).f1);
  });
  const twice = method.twice?.() ?? 0; // has no sites
  return { known: truth.size, all: score(truth.keys()), opened: score(opened), tenths, twice };
}

function summary(results: readonly SiteResult[]) {
  const worst = (of: 'all' | 'opened') => {
    const { site, [of]: score } = results.reduce((a, b) => (b[of].f1 < a[of].f1 ? b : a));
    return { site, f1: score.f1 };
  };
  const tenth = (i: number) =>
    results.reduce((sum, { tenths }) => sum + (tenths[i] ?? 0), 0) / results.length; // short trace
  return {
    mean: {
      all: meanScore(results.map((result) => result.all)),
      opened: meanScore(results.map((result) => result.opened)),
    },
    worst: { all: worst('all'), opened: worst('opened') },
    tenths: Array.from({ length: 10 }, (_, i) => tenth(i)),
    twice: results.reduce((sum, { twice }) => sum + twice, 0),
  };
}
