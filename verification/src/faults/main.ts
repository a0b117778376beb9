// `npm run test:faults -- <name> … [--seconds 600]`, `-- all` for each but endurance: one fault at a time
// while people book and pay, with its figures. Fails where something that was acknowledged is not so, an
// invariant is broken, or a call took longer than is promised (docs/decisions/0043).
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { printTable } from '../bench/print-table.ts';
import { tryTls } from './database-by-tls.ts';
import { everyFault, tenthsOf } from './every-fault.ts';
import { runOverload } from './overload.ts';
import { runFault } from './run-fault.ts';

/** With a frame of their own. */
const others: Readonly<Record<string, () => Promise<boolean>>> = { overload: runOverload, tls: tryTls };
const names = [...Object.keys(everyFault), ...Object.keys(others)];
const { positionals: given, values } = parseArgs({ allowPositionals: true, options: { seconds: { type: 'string' } } });
const asked = given.includes('all') ? names.filter((name) => name !== 'endurance') : given;
if (asked.length === 0 || asked.some((name) => !names.includes(name))) {
  console.error(`Faults: ${names.join(', ')}; all: each but endurance, which takes half an hour.`);
  process.exit(1);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));

for (const name of asked) {
  const fault = everyFault[name];
  if (!fault) {
    if (!(await others[name]?.())) process.exitCode = 1;
    continue;
  }
  console.log(`\n## ${name}: ${fault.about}\n`);
  const { calls, memory, journeys, acknowledged, settled, restarts, said, violations, wrongs } = await runFault({
    ...fault,
    seconds: Number(values.seconds ?? fault.seconds),
  });
  printTable(
    ['Calls', 'How many', 'Failed', 'p50 ms', 'Slowest ms'],
    Object.entries(calls).map(([kind, { calls: many, failed, p50, slowest }]) => [
      kind,
      many,
      failed,
      p50.toFixed(0),
      slowest.toFixed(0),
    ]),
  );
  const tenths = memory.length < 10 ? '' : tenthsOf(memory).map(Math.round).join(', ');
  console.log(`
${journeys} journeys, ${acknowledged} acknowledgements; ${restarts} processes started again; at most ${Math.max(...memory).toFixed(0)} MB, ${memory.at(-1)?.toFixed(0)} at the end.
${tenths && `MB, by tenths of the time: ${tenths}.\n`}${said && `Seen: ${said}.\n`}Settled after ${settled.toFixed(0)} s; ${violations.length} violations. Load of the machine: ${loadavg()[0]?.toFixed(1)}`);
  for (const { invariant, sentence } of violations.slice(0, 10)) console.log(`${invariant}: ${sentence}`);
  for (const wrong of wrongs) console.log(`Not as promised: ${wrong}`);
  if (violations.length + wrongs.length > 0) process.exitCode = 1;
}
process.exit();
