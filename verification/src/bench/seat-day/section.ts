import { objectIdOf } from '@wayfarer/api/database/object-ids';
import { departureIdOf } from '@wayfarer/api/departures';
import { releaseSeats, takeSeats } from '@wayfarer/api/departures/seat-writes';
import { addDays, type Booking, type TourPackage } from '@wayfarer/contracts';
import mongoose from 'mongoose';
import { alternate, medianOf, ratioOf, told } from '../frame/alternate.ts';
import type { Data } from '../frame/bench-database.ts';
import { latencyOf } from '../frame/latency.ts';
import type { BenchRun, Section } from '../frame/section.ts';
import { startApi } from '../frame/start-api.ts';
import { printTable } from '../print-table.ts';

const CYCLES = 300_000;
/** Cycles of one bulk write. */
const BATCH = 2000;
const CALLS = 30;
const CAPACITY = 12;

/**
 * Takes and gives back seats of one day by the product's own writes, without the calls around them, which
 * would take an hour.
 */
const wearOut = async ({ dependencies }: Data, _id: string): Promise<void> => {
  const seatDays = dependencies.database.collection<{ _id: string }>('seatdays');
  const now = new Date();
  const until = new Date(now.getTime() + 35 * 60_000);
  const by = new mongoose.Types.ObjectId();
  for (let done = 0; done < CYCLES; done += BATCH) {
    const writes = Array.from({ length: BATCH }, () => {
      const booking = new mongoose.Types.ObjectId();
      const wish = { booking, by, seats: 2, until, capacity: CAPACITY, asOf: 'unstored', mostUnpaid: CAPACITY / 2 } as const;
      return [takeSeats(wish, now), releaseSeats(booking, now)].map((update) => ({
        updateOne: { filter: { _id }, update, upsert: true },
      }));
    });
    await seatDays.bulkWrite(writes.flat(), { ordered: true, writeConcern: { w: 1, journal: false } });
    if ((done / BATCH) % 30 === 0) console.error(`  ${done} of ${CYCLES} cycles`);
  }
};

const run = async ({ scratch, stopLater, repeats }: BenchRun): Promise<void> => {
  const data = await scratch('1k');
  const { database } = data.dependencies;
  const api = stopLater(await startApi(data));
  const headers = { ...(await api.headersOf(0)), 'content-type': 'application/json' };
  const [worn, fresh] = [10, 11].map((days) => addDays(new Date().toISOString().slice(0, 10), days)) as [string, string];
  const [of] = (await api.call(`/api/package/filter?availableFrom=${worn}&availableTo=${worn}&limit=1`)) as [TourPackage];
  await database.collection('tourpackages').updateOne(
    { _id: objectIdOf(of._id) },
    {
      $set: { capacity: CAPACITY, availableFrom: worn, availableTo: fresh },
      $unset: { schedule: 1, seasons: 1, categories: 1 },
    },
  );
  const admin = await database.collection('users').findOne({ role: 'admin' });
  const send = (method: string, path: string, body: object) => api.call(path, { method, headers, body: JSON.stringify(body) });
  const bookAndCancel = (travelDate: string) => async (): Promise<void> => {
    const order = { userId: String(admin?._id), packageId: of._id, totalPersons: 1, travelDate, totalAmount: of.price };
    const { booking } = (await send('POST', '/api/booking', order)) as { booking: Booking };
    await send('PUT', `/api/booking/cancel/${booking._id}`, { status: 'cancelled' });
  };
  const begun = performance.now();
  await wearOut(data, departureIdOf({ packageId: of._id, day: worn }));
  console.error(`  ${CYCLES} cycles after ${Math.round((performance.now() - begun) / 1000)} s`);
  const series = await alternate(repeats, {
    'an empty day': () => latencyOf(bookAndCancel(fresh), CALLS),
    [`a day after ${CYCLES.toLocaleString('en')} cycles`]: () => latencyOf(bookAndCancel(worn), CALLS),
  });
  const empty = series['an empty day'];
  printTable(
    ['book and cancel on', 'p50 ms', 'p99 ms', 'p50, of an empty day', 'p99, of an empty day'],
    Object.entries(series).map(([name, { p50, p99 }]) => [
      name,
      told(p50),
      told(p99),
      medianOf(ratioOf(p50, empty?.p50 ?? [])).toFixed(2),
      medianOf(ratioOf(p99, empty?.p99 ?? [])).toFixed(2),
    ]),
  );
};

export const section: Section = {
  about: `Booking and cancelling on one day with counted seats, ${CALLS} times a round, one after another: on an empty day, and after ${CYCLES.toLocaleString('en')} bookings that were cancelled. To reach: ≤ 2 ×.`,
  run,
};
