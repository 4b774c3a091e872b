/** Dates and sentences of the atlas. */
import type { Task, Verification } from '../model/task.ts';
import { language, say, sayCount } from '../say.ts';
import { dateOfDay, type Growth } from './growth.ts';

export const dayDateWords = (moment: number | Date): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: 'medium' }).format(moment);

export const dayWords = (day: number): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeZone: 'UTC' }).format(
    dateOfDay(day),
  );

/** What the bars show, for those who cannot see them. */
export function growthSentence({ bars }: Growth): string {
  const pages = bars.reduce((sum, bar) => sum + bar.pages, 0);
  const most = bars.reduce((a, b) => (b.pages > a.pages ? b : a));
  const first = dayWords(bars[0].day);
  return bars.length === 1
    ? sayCount('atlasGrowthOnce', pages, first)
    : sayCount('atlasGrowthSpan', pages, first, dayWords(most.day), most.pages);
}

export function verifySentence({ state, done, of, result, failure }: Task): string {
  if (state === 'running')
    return of === 0 ? say('atlasVerifyBegins') : say('atlasVerifyAt', done, of);
  if (state === 'cancelled') return say('atlasVerifyCancelled');
  if (state === 'interrupted') return say('atlasVerifyInterrupted');
  // What failed has said why.
  if (state === 'failed' || result === null) return say('atlasVerifyFailed', failure ?? '');
  return [foundWords(result), ...notComparedWords(result)].join(' ');
}

function foundWords({ agrees, damaged, pages, urls, sites, boundaries }: Verification): string {
  if (agrees === null) return say('atlasVerifyChanged');
  if (damaged > 0) return sayCount(agrees ? 'atlasVerifyDamaged' : 'atlasVerifySpoilt', damaged);
  return agrees
    ? say('atlasVerifyAgrees', pages, urls, sites, boundaries)
    : say('atlasVerifyDisagrees');
}

/** A task that a former version ended says nothing of it. */
function notComparedWords({ notCompared }: Partial<Verification>): string[] {
  const { boundaries = 0, pages = 0 } = notCompared ?? {};
  return [
    ...(boundaries > 0 ? [sayCount('atlasVerifyOlder', boundaries)] : []),
    ...(pages > 0 ? [sayCount('atlasVerifyCame', pages)] : []),
  ];
}

/** Ended in a way the person should do something about. */
export const isBad = ({ state, result }: Task): boolean =>
  state === 'failed' || (result !== null && (result.agrees === false || result.damaged > 0));
