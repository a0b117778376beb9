// The API as it is shipped, in a process that kills itself where it is told to. WITHOUT_GUARD names a guard
// that is broken in it.
import { writeSync } from 'node:fs';
import { readConfig } from '@wayfarer/api/config';
import { runProcess } from '@wayfarer/api/run-process';
import { findBrokenGuard } from '../guards/broken-guards.ts';
import { type CrashPoint, withCrashPoints } from './crash-points.ts';

/** The pipe on which it says at which point it kills itself. */
const CRASH_POINT_PIPE = 4;

let dieAt: ReadonlySet<CrashPoint> = new Set();
const begun = new Promise<void>((resolve) => {
  process.on('message', ({ points = [], begin }: { points?: readonly CrashPoint[]; begin?: true }) => {
    dieAt = new Set(points);
    if (begin) resolve();
  });
});

const reached = (point: CrashPoint): void => {
  if (!dieAt.has(point)) return;
  writeSync(CRASH_POINT_PIPE, point);
  process.kill(process.pid, 'SIGKILL');
};

await begun;
try {
  const { WITHOUT_GUARD } = process.env;
  await runProcess(readConfig(), (shipped) => {
    const needs = WITHOUT_GUARD ? { ...shipped, ...findBrokenGuard(WITHOUT_GUARD).break(shipped) } : shipped;
    return { ...needs, reached, paymentProvider: withCrashPoints(needs.paymentProvider, reached) };
  });
  process.send?.('running');
  // Listening to whoever started it must not keep it from ending.
  process.channel?.unref();
} catch (thrown) {
  console.error(thrown);
  process.exit(1);
}
