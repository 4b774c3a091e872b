/**
 * One story, two browsers: a file of stories asks for `theBrowser`, which is Chromium, unless the
 * file is told by another one of the same name with `-firefox`.
 */
import { describe } from 'vitest';
import { findFirefox } from '../../../scripts/find-browser.mjs';
import type { AnyAmbit } from './any-ambit.ts';
import { Ambit, CHROME_BUILD } from './chromium.ts';
import { FirefoxAmbit } from './firefox.ts';
import type { HostileExtension } from './hostile-extension.ts';
import { netLogTo } from './net-log.ts';

export interface AnyBrowser {
  name: 'Chromium' | 'Firefox';
  /**
   * On a web at this port, in a profile that is removed at the end, unless one is named; beside
   * another extension, if there is to be one. Chromium writes its requests to `log`.
   */
  open(port: number, profile?: string, hostile?: HostileExtension, log?: string): Promise<AnyAmbit>;
}

const CHROMIUM: AnyBrowser = {
  name: 'Chromium',
  open(port, profile, hostile, log) {
    const build = hostile === undefined ? CHROME_BUILD : `${CHROME_BUILD},${hostile.folder}`;
    return Ambit.open({ port, profile, build, args: log === undefined ? [] : netLogTo(log) });
  },
};

const FIREFOX: AnyBrowser = {
  name: 'Firefox',
  open: (port, profile, hostile) => FirefoxAmbit.open(port, profile, hostile),
};

/** Lists and settings that Firefox asks its maker for, whoever is installed in it. */
const OF_ITS_MAKER = /^CONNECT \S*\b(mozilla\.(com|net|org)|firefox\.com):443$/;
/** Did the browser ask for this by itself? */
export const isBrowsersOwn = (line: string): boolean =>
  OF_ITS_MAKER.test(line) || line.endsWith('/favicon.ico');

/** Asked for while a file of stories is read. */
export let theBrowser = CHROMIUM;

/** Tells the stories of another file in Firefox. */
export function inFirefox(stories: () => Promise<unknown>): void {
  theBrowser = FIREFOX;
  describe.skipIf(findFirefox() === null)('in Firefox', async () => {
    await stories();
  });
}
