import type { CompanionDoor } from '../engine/companion-door.ts';
import type { Helper } from '../engine/helper.ts';

/** The companion as the background knows it, behind its door. */
export const helperBehind = (door: CompanionDoor): Helper => ({
  catchUp: () => door.call((companion) => companion.catchUp()),
  verify: () => door.call((companion) => companion.verify()),
  ask: (...asked) => door.call(async (companion) => await companion.ask(...asked)),
  check: (...typed) => door.call(async (companion) => await companion.check(...typed)),
  checkOntology: (text) => door.call(async (companion) => await companion.checkOntology(text)),
  pagesOf: (page) => door.call((companion) => companion.pagesOf(page)),
});
