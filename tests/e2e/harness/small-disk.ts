/**
 * A disk of its own that can be filled to the last byte. Mounting one takes a right that few have.
 */
import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const BLOCK = new Uint8Array(4096);

export interface SmallDisk {
  folder: string;
  /** Takes every byte that is left. */
  fill(): void;
  /** Takes all but so many bytes. */
  leave(bytes: number): void;
  free(): number;
  makeRoom(): void;
  unmount(): void;
}

/** Null where mounting is not allowed. */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'ambit-disk-'));
  const words = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder];
  if (spawnSync('mount', words).status !== 0) {
    rmdirSync(folder);
    return null;
  }
  const ballast = join(folder, 'ballast');
  const free = () => {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  };
  return {
    folder,
    free,
    leave(bytes) {
      while (free() > bytes) appendFileSync(ballast, new Uint8Array(Math.min(free() - bytes, 1e6)));
    },
    fill() {
      try {
        for (;;) appendFileSync(ballast, BLOCK);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    },
    makeRoom: () => rmSync(ballast),
    unmount() {
      spawnSync('umount', ['-l', folder]);
      rmdirSync(folder);
    },
  };
}
