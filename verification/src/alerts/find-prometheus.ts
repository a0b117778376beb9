import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../../node_modules/.cache/prometheus/', import.meta.url));
const inCache = (name: string): string => join(folder, 'usr', 'bin', name);

const canRun = (file: string): boolean => spawnSync(file, ['--version']).status === 0;

/** Prometheus and promtool: on the PATH, unpacked before, or of Debian's package, which is unpacked and not installed. @throws Error that says what is missing */
export const findPrometheus = (): { prometheus: string; promtool: string } => {
  if (canRun('prometheus') && canRun('promtool')) return { prometheus: 'prometheus', promtool: 'promtool' };
  try {
    if (!canRun(inCache('prometheus'))) {
      mkdirSync(folder, { recursive: true });
      execFileSync('sh', ['-c', 'apt-get download prometheus && dpkg -x prometheus_*.deb . && rm prometheus_*.deb'], {
        cwd: folder,
        stdio: 'pipe',
      });
    }
    return { prometheus: inCache('prometheus'), promtool: inCache('promtool') };
  } catch (thrown) {
    throw new Error('Prometheus is missing: put prometheus and promtool on the PATH.', { cause: thrown });
  }
};
