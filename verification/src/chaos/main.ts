// `npm run test:chaos`: journeys on the real product while its processes, its database and its provider fail. --short: the form that CI runs;
// --replica-set: three nodes whose primary is killed; --seed <number>: the same choices again; --without <guard>: a guard is broken,
// and the run must find violations (with --settle also those that show only once everything has settled).
import { describeFailover } from './failover-report.ts';
import { openRunFolder } from './product.ts';
import { readOptions } from './read-options.ts';
import { describeReport } from './report.ts';
import { runChaos } from './run-chaos.ts';
import { runFailover } from './run-failover.ts';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));

const options = readOptions(process.argv.slice(2));
const folder = await openRunFolder();

/** @returns whether everything held */
const run = async (): Promise<boolean> => {
  if (options.isReplicaSet) {
    const failover = await runFailover(options.seed, folder.path, say);
    say(describeFailover(failover));
    return failover.violations.length === 0 && failover.restarts === 0;
  }
  const report = await runChaos(options, folder.path, say);
  say(describeReport(report));
  // Where a guard is missing only what was found counts.
  return report.violations.length === 0 && (report.unmet.length === 0 || options.without !== null);
};

say(`Seed ${options.seed}${options.without ? `, without ${options.without}` : ''}`);
const holds = await run();
const isAsExpected = holds === (options.without === null);
if (isAsExpected) await folder.remove();
else say(options.without ? `Without ${options.without} nothing was found.` : `What the processes said is in ${folder.path}.`);
process.exit(isAsExpected ? 0 : 1);
