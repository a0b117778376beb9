// `npm run test:chaos`: journeys on the real product while its processes, its database and its provider fail. --short: the form that CI runs;
// --seed <number>: the same choices again; --without <guard>: a guard of the source is taken away, and the run must find violations.
import { openRunFolder } from './product.ts';
import { readOptions } from './read-options.ts';
import { describeReport } from './report.ts';
import { runChaos } from './run-chaos.ts';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const options = readOptions(process.argv.slice(2));
const folder = await openRunFolder();
say(`Seed ${options.seed}${options.without ? `, without ${options.without}` : ''}`);
const report = await runChaos(options, folder.path, say);
say(describeReport(report));
const hasFound = report.violations.length > 0;
const isAsExpected = hasFound === (options.without !== null);
if (isAsExpected) await folder.remove();
else say(options.without ? `Without ${options.without} nothing was found.` : `What the processes said is in ${folder.path}.`);
process.exit(isAsExpected ? 0 : 1);
