import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const PIECE = Buffer.alloc(1024 * 1024);

/** To mount takes root: who is not asks sudo, which must not want a password. */
const asRoot = (program: string, ...args: string[]): void => {
  const [file, ...others] = process.getuid?.() === 0 ? [program, ...args] : ['sudo', '--non-interactive', program, ...args];
  execFileSync(file, others);
};

/** A disk of its own, in memory. */
export const mountSmallDisk = (folder: string, megabytes: number) => {
  mkdirSync(folder, { recursive: true });
  asRoot('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder);
  process.on('exit', () => asRoot('umount', '--lazy', folder));
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
