import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const VERSION = '4.32.5';
const folder = fileURLToPath(new URL('../../../node_modules/.cache/schemathesis/', import.meta.url));
const installed = join(folder, 'bin', 'schemathesis');

const canRun = (file: string): boolean => spawnSync(file, ['--version']).status === 0;

/** Named in SCHEMATHESIS, on the PATH, installed before, or installed now by Python. @throws Error that says what is missing */
export const findSchemathesis = ({ SCHEMATHESIS }: NodeJS.ProcessEnv): string => {
  const found = (SCHEMATHESIS ? [SCHEMATHESIS] : ['schemathesis', installed]).find(canRun);
  if (found) return found;
  try {
    execFileSync('python3', ['-m', 'venv', folder], { stdio: 'pipe' });
    execFileSync(join(folder, 'bin', 'pip'), ['install', '--quiet', `schemathesis==${VERSION}`], { stdio: 'pipe' });
  } catch (thrown) {
    throw new Error(
      'schemathesis is missing: put it on the PATH, name it in SCHEMATHESIS, or install Python 3 with venv and pip.',
      {
        cause: thrown,
      },
    );
  }
  return installed;
};
