/**
 * `npm run -s evaluate -- --pages FILE.tsv [--hosting canonical,…|all] [--visits 30] [--elsewhere
 * 60] [--traces 2] [--seed 1] [--sites a,b] [--method ambit,host,…|all] [--json OUT]
 * [--reliability] [--labels] [--shuffle]`: how well each method finds the boundary, by the
 * contract of docs/evaluation.md. The last three ask of Ambit alone, on the same traces, what its
 * likelihoods are worth, what corrections bring, and what the order of pages does.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { AMBIT_TABLES } from '../lab/evaluate/ambit-tables.ts';
import { type Evaluated, evaluate, tracesOf } from '../lab/evaluate/evaluation.ts';
import { openHarvest } from '../lab/evaluate/harvested-pages.ts';
import { HarvestedWeb } from '../lab/evaluate/harvested-web.ts';
import { HOSTINGS, type Hosting } from '../lab/evaluate/hosting.ts';
import { METHODS } from '../lab/evaluate/methods.ts';
import { needPages } from './need-pages.ts';

const { values } = parseArgs({
  options: {
    pages: { type: 'string' },
    hosting: { type: 'string', default: 'canonical' },
    visits: { type: 'string', default: '30' },
    elsewhere: { type: 'string', default: '60' },
    traces: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
    sites: { type: 'string' },
    method: { type: 'string', default: 'ambit' },
    json: { type: 'string' },
    reliability: { type: 'boolean', default: false },
    labels: { type: 'boolean', default: false },
    shuffle: { type: 'boolean', default: false },
  },
});

async function main(): Promise<void> {
  if (values.pages === undefined) throw new Error('--pages FILE.tsv is needed.');
  needPages(values.pages);
  const web = new HarvestedWeb(await openHarvest(values.pages));
  const sites = chosen('--sites', values.sites ?? 'all', web.labelledSites);
  const hostings = chosen('--hosting', values.hosting, HOSTINGS) as Hosting[];
  const methods = chosen('--method', values.method, Object.keys(METHODS));
  const settings = {
    visits: count('visits'),
    elsewhere: count('elsewhere'),
    traces: count('traces'),
    seed: count('seed'),
  };
  const results: Evaluated[] = [];
  for (const hosting of hostings) {
    for (const method of methods) {
      const tell = ({ site, trace }: { site: string; trace: number }) => {
        if (process.stderr.isTTY)
          process.stderr.write(`\r\x1b[K${hosting} ${method} ${site} ${trace + 1}`);
      };
      results.push(evaluate(web, sites, hosting, method, METHODS[method], settings, tell));
      if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
    }
    print(results.filter((result) => result.hosting === hosting));
    for (const table of ['reliability', 'labels', 'shuffle'] as const) {
      if (!values[table]) continue;
      const lines = AMBIT_TABLES[table](tracesOf(web, sites, hosting, settings));
      console.log(`\n${lines.join('\n')}`);
    }
  }
  if (values.json !== undefined) {
    const whole = results.length === 1 ? results[0] : results;
    writeFileSync(values.json, `${JSON.stringify(whole, null, 1)}\n`);
  }
}

function chosen(option: string, names: string, of: readonly string[]): string[] {
  const wanted = names === 'all' ? [...of] : names.split(',');
  const strange = wanted.filter((name) => !of.includes(name));
  if (strange.length > 0)
    throw new Error(`${option}: no ${strange.join(', ')} among ${of.join(', ')}.`);
  return wanted;
}

function count(option: 'visits' | 'elsewhere' | 'traces' | 'seed'): number {
  const number = Number(values[option]);
  if (!Number.isInteger(number) || number < 0)
    throw new Error(`--${option} must be a whole number.`);
  return number;
}

function print(results: readonly Evaluated[]): void {
  const figure = (value: number) => value.toFixed(3);
  for (const { hosting, visits, elsewhere, traces, seed } of results.slice(0, 1)) {
    const trace = `${visits} opened + ${elsewhere} elsewhere`;
    console.log(`\n${hosting}: ${trace}, ${traces} traces a site, seed ${seed}`);
  }
  const figures = 'method        all P     R    F1   opened P     R    F1  ';
  console.log(`${figures} worst, all              worst, opened           F1 by tenths`);
  for (const { method, mean, worst, tenths, twice } of results) {
    const row = [mean.all, mean.opened].flatMap(({ p, r, f1 }) => [p, r, f1]).map(figure);
    const worstOf = ({ site, f1 }: { site: string; f1: number }) =>
      `${figure(f1)} ${site}`.padEnd(23);
    const means = `${row.slice(0, 3).join(' ')}    ${row.slice(3).join(' ')}  `;
    const course = tenths.map((f1) => f1.toFixed(2)).join(' ');
    console.log(
      `${method.padEnd(13)} ${means} ${worstOf(worst.all)} ${worstOf(worst.opened)} ${course}`,
    );
    if (twice > 0) console.log(`  ${twice} addresses claimed by two sites or more`);
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
