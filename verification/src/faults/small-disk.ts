import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const PIECE = Buffer.alloc(1024 * 1024);

/** A disk of its own, in memory; to mount one takes root. */
export const mountSmallDisk = (folder: string, megabytes: number) => {
  mkdirSync(folder, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  process.on('exit', () => execFileSync('umount', ['--lazy', folder]));
  const ballast = join(folder, 'ballast');
  return {
    /** Takes all the room that is left. */
    fill: (): void => {
      const file = openSync(ballast, 'a');
      try {
        for (;;) writeSync(file, PIECE);
      } catch (thrown) {
        if (!(thrown instanceof Error && 'code' in thrown && thrown.code === 'ENOSPC')) throw thrown;
      } finally {
        closeSync(file);
      }
    },
    giveBack: (): void => rmSync(ballast, { force: true }),
  };
};
