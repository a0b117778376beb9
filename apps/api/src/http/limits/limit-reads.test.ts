import { setImmediate as settle } from 'node:timers/promises';
import { type EndpointName, everyEndpoint } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { createCallLimitOf } from './limit-reads.ts';

/** How many of 60 calls run at the same time. */
const runningOf = async (...names: EndpointName[]): Promise<number> => {
  const limitOf = createCallLimitOf(60_000);
  let running = 0;
  for (const limit of names.map((name) => limitOf(name, everyEndpoint[name])))
    for (let call = 0; call < 60; call += 1)
      void limit(() => {
        running += 1;
        return new Promise(() => undefined);
      });
  await settle();
  return running;
};

test.each<[EndpointName, number]>([
  ['createBooking', 16],
  ['listBookings', 4],
  // What waits for a password or for the provider waits there.
  ['login', 60],
  ['startPayment', 60],
  ['showDashboard', 4],
])('of 60 calls of %s at once %i run', async (name, count) => {
  expect(await runningOf(name)).toBe(count);
});

test('reads of one kind of callers share a limit, and leave those of others free', async () => {
  expect(await runningOf('listBookingsOfUser', 'findTrip')).toBe(4);
  expect(await runningOf('listBookingsOfUser', 'listBookings')).toBe(8);
});
