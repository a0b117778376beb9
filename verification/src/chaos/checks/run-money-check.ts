import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Violation, violation } from '../../invariants/violation.ts';

const command = fileURLToPath(import.meta.resolve('@wayfarer/api/commands/check-money'));

/** What an operator finds by `npm run money:check`. */
export const runMoneyCheck = (env: NodeJS.ProcessEnv): Promise<Violation[]> =>
  new Promise((resolve) => {
    execFile(process.execPath, [command], { env, maxBuffer: 2 ** 26 }, (failure, findings, errors) => {
      const lines = failure ? `${findings}${errors}`.trim().split('\n') : [];
      resolve(lines.map((line) => violation('money:check', line)));
    });
  });
