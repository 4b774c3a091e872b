import { ConsoleError } from '../semantics/console-parse.ts';
import type { LinkView } from '../semantics/link-view.ts';

/** Looks between two glances at the clock. */
const GLANCE = 256;

/**
 * The same links, for as long as there is time: after `deadline` a `ConsoleError` ends the command.
 * Texts of pages are not kept with the links, so `textOf` is asked for them.
 */
export function hurried(
  view: LinkView,
  deadline: number,
  textOf: (url: string) => string | null,
): LinkView {
  let looks = 0;
  const glance = () => {
    if (++looks % GLANCE === 0 && performance.now() > deadline)
      throw new ConsoleError('too-long', 0);
  };
  const timely =
    <Given extends unknown[], T>(look: (...given: Given) => T) =>
    (...given: Given): T => {
      glance();
      return look(...given);
    };
  return {
    urls: () => view.urls(),
    numberOf: (url) => view.numberOf(url),
    urlOf: timely((page) => view.urlOf(page)),
    textOf: (page) => textOf(view.urlOf(page)),
    targetsOf: timely((page) => view.targetsOf(page)),
    sourcesOf: timely((page) => view.sourcesOf(page)),
    termsBetween: timely((source, target) => view.termsBetween(source, target)),
    termsNamed: (text) => view.termsNamed(text),
    nameOf: timely((term) => view.nameOf(term)),
  };
}
