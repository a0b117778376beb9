import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { layoutOf } from '../data-folder.ts';
import { temporaryFolder } from '../testing/copies.ts';
import { until } from '../until.ts';
import { superviseProcesses } from './supervise-processes.ts';

test('a program that is stopped in the middle counts as failed, even if it exits as if it had succeeded', async () => {
  const layout = layoutOf(join(await temporaryFolder(), 'data'));
  await mkdir(layout.logs, { recursive: true });
  const processes = superviseProcesses(
    layout,
    () => {},
    async () => {},
  );
  const script = 'process.once("SIGTERM", () => process.exit(0)); console.log("Busy"); setInterval(() => {}, 1000)';
  const build = processes.runToEnd({ name: 'Building', args: ['-e', script] }).then(
    () => 'done',
    () => 'not done',
  );
  await until(
    async () => (await readFile(join(layout.logs, 'building.log'), 'utf8')).includes('Busy'),
    AbortSignal.timeout(60_000),
  );
  await processes.stopAll();
  expect(await build).toBe('not done');
});
