// The API as it is shipped, in a process that dies where it is told to. The first argument names sources that read differently.
import { writeSync } from 'node:fs';
import { editSources } from '../../apps/api/src/model-check/edit-sources.ts';
import type { Edit } from '../../apps/api/src/model-check/job.ts';
import type { CrashPoint } from './crash-points.ts';

/** The pipe on which it says, as its last word, at which point it dies. */
const LAST_WORD = 4;

const assertAllMade = editSources(JSON.parse(process.argv[2] ?? '[]') as Edit[]);
const { readConfig } = await import('../../apps/api/src/config.ts');
const { runProcess } = await import('../../apps/api/src/run-process.ts');
const { tellingProvider } = await import('./crash-points.ts');

let dieAt: ReadonlySet<CrashPoint> = new Set();
const begun = new Promise<void>((resolve) => {
  process.on('message', ({ points = [], begin }: { points?: readonly CrashPoint[]; begin?: true }) => {
    dieAt = new Set(points);
    if (begin) resolve();
  });
});

const reached = (point: CrashPoint): void => {
  if (!dieAt.has(point)) return;
  writeSync(LAST_WORD, point);
  process.kill(process.pid, 'SIGKILL');
};

await begun;
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
