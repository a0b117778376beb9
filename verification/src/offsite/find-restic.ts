import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from '../product/find-program.ts';

/**
 * restic, of Debian's package where it is not on the PATH: it is unpacked and not installed. @throws Error
 * that says what is missing
 */
export const findRestic = (): string =>
  findProgram('restic', {
    version: 'version',
    kept: join('usr', 'bin', 'restic'),
    fetch: (folder) => {
      mkdirSync(folder, { recursive: true });
      const unpack = 'apt-get download restic && dpkg -x restic_*.deb . && rm restic_*.deb';
      execFileSync('sh', ['-c', unpack], { cwd: folder, stdio: 'pipe' });
    },
    instead: 'install restic',
  });
