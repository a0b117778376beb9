// The API as it is shipped, in a process that dies where it is told to. The first argument names sources that read differently.

import { editSources } from '../../apps/api/src/model-check/edit-sources.ts';
import type { Edit } from '../../apps/api/src/model-check/job.ts';
import type { CrashPoint } from './crash-points.ts';

const assertAllMade = editSources(JSON.parse(process.argv[2] ?? '[]') as Edit[]);
const { readConfig } = await import('../../apps/api/src/config.ts');
const { runProcess } = await import('../../apps/api/src/run-process.ts');
const { tellingProvider } = await import('./crash-points.ts');

let dieAt: CrashPoint | null = null;
process.on('message', ({ point }: { point: CrashPoint | null }) => {
  dieAt = point;
});

const reached = (point: CrashPoint): void => {
  if (point === dieAt) process.kill(process.pid, 'SIGKILL');
};

try {
  await runProcess(readConfig(), (dependencies) => ({
    ...dependencies,
    reached,
    paymentProvider: tellingProvider(dependencies.paymentProvider, reached),
  }));
  assertAllMade();
  process.send?.('running');
} catch (thrown) {
  console.error(thrown);
  process.exit(1);
}
