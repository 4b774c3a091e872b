/** Vitest's ear for `npm test`: how each file ended, and what went wrong outside of every test. */
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

/** Where the counts of the last run are left. */
export const COUNTED = '.output/tests.json';

export default class CountTests {
  /**
   * @param {ReadonlyArray<import('vitest/node').TestModule>} modules
   * @param {ReadonlyArray<unknown>} strays
   */
  onTestRunEnd(modules, strays) {
    const files = modules.map((module) => {
      const ends = [...module.children.allTests()].map((test) => test.result().state);
      const ended = (/** @type {string} */ how) => ends.filter((end) => end === how).length;
      const [passed, failed] = [ended('passed'), ended('failed')];
      // A file that could not be begun, or ended, has no failed test, and failed.
      const counts = { passed, failed: Math.max(failed, module.ok() ? 0 : 1) };
      const skipped = ends.length - passed - failed;
      return [relative('.', module.moduleId), { ...counts, skipped }];
    });
    writeFileSync(COUNTED, JSON.stringify({ files, strays: strays.length }));
  }
}
