import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from '../product/find-program.ts';

/**
 * Prometheus and promtool, of Debian's package where they are not on the PATH: it is unpacked and not
 * installed. @throws Error that says what is missing
 */
export const findPrometheus = (): { prometheus: string; promtool: string } => {
  const fetch = (folder: string): void => {
    mkdirSync(folder, { recursive: true });
    const unpack = 'apt-get download prometheus && dpkg -x prometheus_*.deb . && rm prometheus_*.deb';
    execFileSync('sh', ['-c', unpack], { cwd: folder, stdio: 'pipe' });
  };
  const find = (name: string): string =>
    findProgram(name, { kept: join('usr', 'bin', name), folder: 'prometheus', fetch, instead: 'use Debian' });
  return { prometheus: find('prometheus'), promtool: find('promtool') };
};
