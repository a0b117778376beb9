import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { eventually, startMoneyJourney } from '../testing/money-journey.ts';
import { testApi } from '../testing/start-test-api.ts';
import { repeat } from './repeat.ts';
import { startJobs } from './start-jobs.ts';

const MINUTE = 60_000;

const api = await testApi();
const journey = await startMoneyJourney(api);

test('two processes at once settle what every event missed, each payment once, and stop when told', async () => {
  api.provider.setFaults({ lose_event: {} });
  const bookings = await Promise.all(Array.from({ length: 6 }, () => journey.book()));
  for (const booking of bookings) await journey.pay(booking);
  api.clock.moveBy(MINUTE);
  const processes = [startJobs(api.dependencies), startJobs(api.dependencies)];
  for (const booking of bookings) await eventually(async () => (await journey.read(booking)).bookingStatus === 'confirmed');
  await Promise.all(processes.map((jobs) => jobs.stop()));
  for (const booking of bookings) expect((await journey.stored(booking)).amountReceived).toBe(399998);
});

test('what a killed process left of an upload is removed, and what another process is writing stays', async () => {
  const folder = api.dependencies.config.PICTURES_DIR;
  const [left, arriving] = ['.left.part', '.arriving.part'];
  const now = api.clock.now();
  const yesterday = new Date(now.getTime() - 24 * 60 * MINUTE);
  const write = async (name: string, at: Date): Promise<void> => {
    await writeFile(join(folder, name), 'a picture');
    await utimes(join(folder, name), at, at);
  };
  await write(left, yesterday);
  await write(arriving, now);
  const jobs = startJobs(api.dependencies);
  await eventually(async () => !(await api.keptPictures()).includes(left));
  await jobs.stop();
  expect(await api.keptPictures()).toContain(arriving);
});

test('a job that fails runs again, never twice at once, and has ended when its stop resolves', async () => {
  let [runs, atOnce, mostAtOnce] = [0, 0, 0];
  let finish = () => {};
  const job = repeat(
    'a job that fails',
    { every: 1 },
    async () => {
      runs += 1;
      atOnce += 1;
      mostAtOnce = Math.max(mostAtOnce, atOnce);
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      atOnce -= 1;
      if (runs % 2 === 1) throw new Error('On purpose.');
    },
    api.dependencies.logger,
  );
  for (const run of [1, 2, 3]) {
    await eventually(async () => runs === run);
    if (run < 3) finish();
  }
  const stopped = job.stop();
  finish();
  await stopped;
  expect({ atOnce, mostAtOnce }).toEqual({ atOnce: 0, mostAtOnce: 1 });
});
