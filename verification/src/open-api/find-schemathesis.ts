import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { findProgram } from '../product/find-program.ts';

const VERSION = '4.32.5';

/** Installed with Python where it is missing. @throws Error that says what is missing */
export const findSchemathesis = ({ SCHEMATHESIS }: NodeJS.ProcessEnv): string =>
  findProgram('schemathesis', {
    named: SCHEMATHESIS,
    kept: join('bin', 'schemathesis'),
    fetch: (folder) => {
      execFileSync('python3', ['-m', 'venv', folder], { stdio: 'pipe' });
      execFileSync(join(folder, 'bin', 'pip'), ['install', '--quiet', `schemathesis==${VERSION}`], { stdio: 'pipe' });
    },
    instead: 'name it in SCHEMATHESIS, or install Python 3 with venv and pip',
  });
