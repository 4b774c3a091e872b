/**
 * Which files of browser stories `npm test` may tell once more, and how it closes. A browser on a
 * busy machine may miss a moment; but a page that was lost once is lost, and an order that was
 * obeyed once was obeyed, whatever happens the second time.
 */

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** A file with one of these words in its name is about such a loss, and is never told twice. */
const TOLD_ONCE = new Set(
  'broken consent controls delete deleted deletion flood forget forgetting forgotten full hostile'
    .concat(' import intruder intruders kill killed kills load lost never own private privacy')
    .concat(' redirect reload silence trouble unreachable upgrade')
    .split(' '),
);

/** More files than this with a failing story are no browser's mishap. */
const MOST = 3;

/** @param {string} file */
export const isToldOnce = (file) =>
  (file.split('/').at(-1) ?? '')
    .split('.')[0]
    .split('-')
    .some((word) => TOLD_ONCE.has(word));

/**
 * Those of the failed files that are told again: all, or none where that could not make it right.
 * `strays` are errors outside of every test: nobody can say whose they were.
 * @param {string[]} failed
 * @param {number} strays
 * @returns {string[]}
 */
export function toTellAgain(failed, strays) {
  const stories = failed.filter((file) => file.startsWith('tests/e2e/') && !isToldOnce(file));
  const isHopeful = strays === 0 && stories.length === failed.length && failed.length <= MOST;
  return isHopeful ? stories : [];
}

/**
 * The last lines of a run. The very last is read by machines, and so is always alone and of one
 * form.
 * @param {Iterable<Counts>} counts
 * @param {string[]} toldTwice
 * @returns {string[]}
 */
export function closingLines(counts, toldTwice) {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped } of counts) {
    sum.passed += passed;
    sum.failed += failed;
    sum.skipped += skipped;
  }
  const skipped = sum.skipped > 0 ? `, ${sum.skipped} skipped` : '';
  const tests = `tests: ${sum.passed} passed, ${sum.failed} failed${skipped}`;
  const names = `told twice: ${toldTwice.length} (${toldTwice.join(', ')})`;
  return toldTwice.length > 0 ? [names, tests] : [tests];
}
