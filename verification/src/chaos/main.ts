// `npm run test:chaos`: journeys on the real product while its processes, its database and its provider fail.
// --short: the form that CI runs;
// --replica-set: three nodes whose primary is killed; --seed <number>: the same choices again; --without
// <guard>: a guard is broken, and the run must find violations (with --settle also those that show only once
// everything has settled).
import { rm, writeFile } from 'node:fs/promises';
import { makeDataFolder } from '@wayfarer/local-stack/mongod';
import { findBrokenGuard } from '../guards/broken-guards.ts';
import { readOptions } from './options.ts';
import { describeReport, faultsOf } from './report.ts';
import { runChaos } from './run-chaos.ts';
import { runFailover } from './run-failover.ts';

const { log: say } = console;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));

const options = readOptions(process.argv.slice(2));
const { seed, without } = options;
say(`Seed ${seed}${without ? `, without ${findBrokenGuard(without).guard}` : ''}`);
const folder = await makeDataFolder('wayfarer-chaos-');
const report = await (options.isReplicaSet ? runFailover : runChaos)(options, folder, say);
say(describeReport(report));
// With a broken guard only the violations count.
const holds = report.violations.length === 0 && (report.unmet.length === 0 || without !== null);
const isAsExpected = holds === (without === null);
const faults = isAsExpected ? [] : without ? [`Without ${without} nothing was found.`] : faultsOf(report);
if (options.report) await writeFile(options.report, JSON.stringify({ seed, faults }));
if (isAsExpected) await rm(folder, { recursive: true, force: true });
else say([...(without ? faults : []), `What the processes said is in ${folder}.`].join('\n'));
process.exit(isAsExpected ? 0 : 1);
