/** Dates and sentences of the atlas. */
import type { Task } from '../model/task.ts';
import { language, say, sayCount } from '../say.ts';
import { dateOfDay, type Growth } from './growth.ts';

export const dateWords = (moment: number | Date): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: 'medium' }).format(moment);

export const dayWords = (day: number): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeZone: 'UTC' }).format(
    dateOfDay(day),
  );

/** What the bars show, for those who cannot see them. */
export function growthWords({ bars }: Growth): string {
  const pages = bars.reduce((sum, bar) => sum + bar.pages, 0);
  const most = bars.reduce((a, b) => (b.pages > a.pages ? b : a));
  const first = dayWords(bars[0].day);
  return bars.length === 1
    ? sayCount('atlasGrowthOnce', pages, first)
    : sayCount('atlasGrowthSpan', pages, first, dayWords(most.day), most.pages);
}

export function verifyWords({ state, done, of, result, failure }: Task): string {
  if (state === 'running')
    return of === 0 ? say('atlasVerifyBegins') : say('atlasVerifyAt', done, of);
  if (state === 'cancelled') return say('atlasVerifyCancelled');
  if (state === 'interrupted') return say('atlasVerifyInterrupted');
  if (state === 'failed' || result === null) return say('atlasVerifyFailed', failure ?? ''); // said why
  if (result.damaged > 0) return sayCount('atlasVerifyDamaged', result.damaged);
  if (!result.agrees) return say('atlasVerifyDisagrees');
  return say('atlasVerifyAgrees', result.pages, result.urls);
}

/** Ended in a way the person should do something about. */
export const isBad = ({ state, result }: Task): boolean =>
  state === 'failed' || (result !== null && (!result.agrees || result.damaged > 0));
