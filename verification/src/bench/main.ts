// `npm run bench [-- SECTION …] [--size 10k] [--repeats 5] [--seconds 5]`: prints ratios against baselines of
// the same run, and what the database read.
//
// To add a section: a folder `bench/NAME` with `section.ts`, which exports `section` (frame/section.ts). It
// asks for data by size (`kept` to read, `scratch` to write), starts the API on it (`startApi`) and, to
// compare with, `startBaseline`; measures both in turn (`alternate`) by load (`load`: autocannon, in a
// process of its own) or one call at a time (`latencyOf`: tinybench); reads what the database examined
// (`examinedBy`, apart from what is timed); and prints (`printTable`, with `told` for median and spread, and
// `ratioOf`).
import { readdirSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { startBenchDatabase } from './frame/bench-database.ts';
import { buildProduct } from './frame/built-program.ts';
import type { BenchRun, Section } from './frame/section.ts';
import { isSize, type Size, sizes } from './frame/sizes.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string', default: '1m' },
    repeats: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '5' },
  },
});
const names = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).flatMap(
  (file) => /^([^/\\]+)[/\\]section\.ts$/.exec(file)?.[1] ?? [],
);
const unknown = positionals.find((name) => !names.includes(name));
if (unknown !== undefined || !isSize(values.size)) {
  console.error(`Sections: ${names.join(', ')}. Sizes: ${Object.keys(sizes).join(', ')}.`);
  process.exit(1);
}
const most = sizes[values.size];

await buildProduct();
const database = await startBenchDatabase();
const runSection = async (name: string): Promise<void> => {
  const { section } = (await import(`./${name}/section.ts`)) as { section: Section };
  const started: { stop: () => Promise<void> }[] = [];
  const bench: BenchRun = {
    ...database,
    sizes: (Object.keys(sizes) as Size[]).filter((size) => sizes[size] <= most),
    repeats: Number(values.repeats),
    seconds: Number(values.seconds),
    stopLater: (process) => {
      started.push(process);
      return process;
    },
  };
  console.log(`\n## ${name}\n${section.about}\n`);
  try {
    await section.run(bench);
  } finally {
    await Promise.all(started.map(({ stop }) => stop()));
  }
};
try {
  for (const name of positionals.length > 0 ? positionals : names) await runSection(name);
  const loads = loadavg().map((average) => average.toFixed(1));
  console.log(`\nThe machine's load at the end: ${loads.join(', ')} (1, 5 and 15 minutes).`);
} finally {
  await database.stop();
}
process.exit();
