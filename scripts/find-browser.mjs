/** Where the system's browsers are. No download: a browser of the system, or the one named. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const CHROMIUM = [
  'chromium',
  'chromium-browser',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const FIREFOX = ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];

/** Branded Chrome refuses to load unpacked extensions from the command line, so it is not tried. */
export const findChromium = () => process.env.AMBIT_BROWSER || find(CHROMIUM);
export const findFirefox = () => process.env.AMBIT_FIREFOX || find(FIREFOX);

/**
 * @param {string[]} names
 * @returns {string | null}
 */
function find(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  for (const name of names) {
    const places = name.startsWith('/') ? [name] : folders.map((folder) => join(folder, name));
    const place = places.find(isProgram);
    if (place) return place;
  }
  return null;
}

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
