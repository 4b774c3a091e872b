/**
 * Debian packages, downloaded and unpacked but not installed: a folder per package. What is there
 * already is not fetched again; a package's folder appears under its name only when whole.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the names of the packages that had to be fetched. */
export function fetchPackages(packages: string[], folder: string): string[] {
  const missing = [...new Set(packages)].filter((name) => !existsSync(join(folder, name)));
  if (missing.length === 0) return [];
  mkdirSync(folder, { recursive: true });
  const downloads = mkdtempSync(join(folder, '.downloads-'));
  try {
    download(missing, downloads);
    for (const name of missing) unpack(name, downloads, folder);
  } finally {
    rmSync(downloads, { recursive: true, force: true });
  }
  return missing;
}

/** The lists of packages may be old, and then what they name is gone from the mirror. */
function download(packages: string[], downloads: string): void {
  const fetch = () =>
    execFileSync('apt-get', ['download', ...packages], {
      cwd: downloads,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  try {
    fetch();
  } catch {
    try {
      execFileSync('apt-get', ['update'], { stdio: ['ignore', 'ignore', 'ignore'] });
      fetch();
    } catch {
      throw new Error(
        `${packages.length} Debian packages (${packages[0]} and others) could not be downloaded: ` +
          'this takes apt-get of Debian 12 with a network, as root where its lists are old.',
      );
    }
  }
}

function unpack(name: string, downloads: string, folder: string): void {
  const file = readdirSync(downloads).find((found) => found.startsWith(`${name}_`));
  if (file === undefined) throw new Error(`apt-get left no file of ${name}.`);
  const unpacked = join(downloads, name);
  execFileSync('dpkg', ['-x', join(downloads, file), unpacked]);
  rmSync(join(downloads, file));
  renameSync(unpacked, join(folder, name));
}
