/**
 * The address of a page as steps from its host to its file, and the step from which on everything
 * is inside the site: the first directory whose known addresses are in, but for a few stray ones,
 * since on a large host some login or search page is always elsewhere. When there is none, the page
 * itself is all that can be said to be in.
 */
import { directoryEnd, hostEnd } from '../url/anatomy.ts';
import { type Place, placesOf } from './places.ts';

export interface CrumbStep {
  text: string;
  /** The directory it stands for; null for the page itself. */
  place: Place | null;
}

/** The part of a directory's known addresses that must be in. */
const NEARLY_ALL = 0.9;

export function stepsOf(url: string): CrumbStep[] {
  const { host, paths } = placesOf(url);
  const root = hostEnd(url);
  const steps: CrumbStep[] = paths.map((path, i) => ({
    text: i === 0 ? host : readable(path.slice(paths[i - 1].length, -1)),
    place: { host, path },
  }));
  const last = url.slice(root + paths[paths.length - 1].length);
  if (last !== '') steps.push({ text: readable(last), place: null });
  return steps;
}

/** The directory of a page with its slash, or null when that is its whole host. */
export function directoryBelowHost(url: string): string | null {
  const end = directoryEnd(url);
  return end > hostEnd(url) + 1 ? url.slice(0, end) : null;
}

/**
 * From which step on the address is inside; the number of steps when it is not. `inside` and
 * `known` count addresses below each step that has a place, in the same order.
 */
export function insideFrom(
  steps: readonly CrumbStep[],
  inside: readonly number[],
  known: readonly number[],
  pageIsIn: boolean,
): number {
  if (!pageIsIn) return steps.length;
  const found = steps.findIndex(
    ({ place }, i) => place !== null && known[i] > 0 && inside[i] >= NEARLY_ALL * known[i],
  );
  return found === -1 ? steps.length - 1 : found;
}

/**
 * Characters that turn text around, or cannot be seen: read, `%E2%80%AEgpj.exe` would be `exe.jpg`.
 */
const DECEIVING = /[\p{Cc}\p{Bidi_Control}]/gu;

/** Escapes as the characters they stand for, where they stand for any that can be read. */
function readable(text: string): string {
  try {
    return decodeURIComponent(text).replace(DECEIVING, encodeURIComponent);
  } catch {
    return text;
  }
}
