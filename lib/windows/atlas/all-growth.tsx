import { GrowthBars } from '../../../components/growth-bars.tsx';
import type { KnownSite } from '../../model/known-site.ts';
import { say } from '../../say.ts';
import { dayWords, growthSentence } from '../../view/atlas-sentences.ts';
import { growthOf } from '../../view/growth.ts';

/** How what is known of these sites grew. */
export function AllGrowth({ sites }: { sites: readonly Pick<KnownSite, 'days'>[] }) {
  const growth = growthOf(sites.flatMap(({ days }) => days));
  if (growth.bars.length === 0) return null;
  const { bars, step } = growth;
  return (
    <section class="card" aria-label={say('atlasGrowth')}>
      <h2>{say('atlasGrowth')}</h2>
      <GrowthBars
        bars={bars}
        words={growthSentence(growth)}
        from={dayWords(bars[0].day)}
        to={dayWords(bars[bars.length - 1].day + step - 1)}
      />
    </section>
  );
}
