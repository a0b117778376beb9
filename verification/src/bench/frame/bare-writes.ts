// What bookings are compared with: the same documents, written by mongoose and nothing else, from a process
// of its own.
import { json } from 'node:stream/consumers';
import { connectDatabase } from '@wayfarer/api/database/connect';
import { databaseSchema } from '@wayfarer/api/every-feature';
import { bookingRow } from '@wayfarer/api/testing/stored-data/booking-rows';
import mongoose, { type Schema } from 'mongoose';
import type { LoadResult } from './load.ts';
import { inOrder, percentile } from './percentile.ts';
import { dataSizeOf } from './sizes.ts';

export type BareWrites = {
  readonly uri: string;
  readonly connections: number;
  readonly seconds: number;
  /** With every index that bookings have. */
  readonly isIndexed: boolean;
};

const { uri, connections, seconds, isIndexed } = (await json(process.stdin)) as BareWrites;
const database = await connectDatabase(uri);
const Bookings = database.model<Record<string, unknown>>('Bare', databaseSchema.schemas.Booking as Schema, 'barebookings');
if (isIndexed) await Bookings.createIndexes();
// As a booking is when it is made: nothing has happened to it yet.
const { attempts: _, commands: __, ...made } = bookingRow(0, dataSizeOf('10k'));
const times: number[] = [];
const startedAt = performance.now();
const work = async (): Promise<void> => {
  while (performance.now() - startedAt < seconds * 1000) {
    const begun = performance.now();
    await Bookings.create({ ...made, _id: new mongoose.Types.ObjectId(), trail: made.trail.slice(0, 1) });
    times.push(performance.now() - begun);
  }
};
await Promise.all(Array.from({ length: connections }, work));
const perSecond = (times.length * 1000) / (performance.now() - startedAt);
const [p50 = 0, p99 = 0, max = 0] = [0.5, 0.99, 1].map((share) => percentile(inOrder(times), share));
const result: LoadResult = { perSecond, p50, p99, max, answered: times.length, failed: 0 };
await database.dropCollection('barebookings');
await database.close();
process.stdout.write(JSON.stringify(result));
