/** A boundary of many addresses put into words: the rules by themselves, and with exclusions. */
import { suggestedExclusions } from '../../lib/boundary/scope/exclusions.ts';
import { scopeOf } from '../../lib/boundary/scope/scope.ts';
import { scopeDecider } from '../../lib/boundary/scope/side-in-scope.ts';
import { randomFrom } from '../../lib/graph/random.ts';
import type { Membership } from '../../lib/model/boundary.ts';
import type { BenchOptions } from './run.ts';
import { durations, median } from './timing.ts';

export default function bench({ quick }: BenchOptions): void {
  for (const count of quick ? [2000] : [50_000, 200_000]) {
    for (const stray of [0, 0.02, 0.3]) {
      const members = webShapedMembers(count, stray);
      const scope = scopeOf(members);
      const decide = scopeDecider(scope);
      const whole = median(durations(3, () => void scopeOf(members)));
      const noise = median(durations(3, () => void suggestedExclusions(members)));
      const asking = median(durations(3, () => members.forEach(({ url }) => void decide(url))));
      const { rules, missed, wrong, exclusions } = scope;
      console.log(
        `${count} addresses, ${stray} astray: ${rules.length} rules, ${missed} missed, ` +
          `${wrong} wrong, ` +
          `${exclusions.length} exclusions; ${whole.toFixed(0)} ms, of which exclusions ` +
          `${noise.toFixed(0)} ms; asking for all ${asking.toFixed(0)} ms`,
      );
    }
  }
}

/**
 * A site of two hosts and a directory among 60 hosts; `stray` of all addresses are on either side.
 */
function webShapedMembers(count: number, stray: number): Membership[] {
  const random = randomFrom(1);
  const pick = (most: number) => Math.floor(most * random() ** 2);
  const seen = new Map<string, Membership>();
  while (seen.size < count) {
    const host = pick(60);
    const path = Array.from({ length: 1 + pick(6) }, (_, level) => `d${level}-${pick(40)}`);
    const query = random() < 0.2 ? `?id=${pick(5000)}${random() < 0.1 ? '&sort=up' : ''}` : '';
    const url = `https://www.host${host}.org/${path.join('/')}/page-${pick(3000)}.html${query}`;
    const isIn = host < 2 || (host === 2 && path[0] === 'd0-3');
    const side = random() < stray ? random() < 0.5 : isIn;
    const likelihood = side === isIn ? (side ? 0.97 : 0.03) : random();
    seen.set(url, { url, side: side ? 'in' : 'out', opened: false, likelihood });
  }
  return [...seen.values()];
}
