import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { builtProgram } from '../frame/built-program.ts';
import { startProvider } from '../frame/money-path.ts';
import { apiEnvironment } from '../frame/process-environment.ts';
import type { BenchRun, Section } from '../frame/section.ts';
import { sizes } from '../frame/sizes.ts';
import { memoryOf } from '../frame/start-process.ts';
import { printTable } from '../print-table.ts';

const LOOK_EVERY = 100;

const run = async ({ kept, stopLater, sizes: asked }: BenchRun): Promise<void> => {
  const provider = await startProvider(stopLater);
  const rows: (string | number)[][] = [];
  for (const size of asked) {
    const { uri } = await kept(size);
    const startedAt = performance.now();
    const program = fileURLToPath(builtProgram('check-money'));
    const env = { PATH: process.env.PATH ?? '', ...apiEnvironment(uri), STRIPE_API_BASE: provider };
    const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    let most = 0;
    const watching = setInterval(() => {
      // Once it has ended, its memory is no number.
      most = Math.max(most, memoryOf(child.pid ?? 0) || 0);
    }, LOOK_EVERY);
    const [, checked] = /Bookings checked: (\d+)/.exec(await text(child.stdout)) ?? [];
    clearInterval(watching);
    if (!(Number(checked) >= sizes[size])) throw new Error(`It checked ${checked ?? 'no'} bookings of ${sizes[size]}.`);
    rows.push([sizes[size], ((performance.now() - startedAt) / 1000).toFixed(1), (most / 1_000_000).toFixed(0)]);
  }
  printTable(['bookings', 'seconds', 'most memory MB'], rows);
};

export const section: Section = { about: '`npm run money:check`. To reach: 1,000,000 bookings in ≤ 60 s and ≤ 200 MB.', run };
