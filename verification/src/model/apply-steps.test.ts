import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changeDay, releaseSeats, takeSeats, toldOf } from '@wayfarer/api/departures/seat-writes';
import { offerFreeSeats } from '@wayfarer/api/departures/waitlist-writes';
import { MongoClient } from 'mongodb';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LaunchedMongod, launchMongod } from '../mongod/launch-mongod.ts';
import { applySteps, fulfils } from './apply-steps.ts';

let folder: string;
let mongod: LaunchedMongod;
let client: MongoClient;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wayfarer-model-'));
  mongod = await launchMongod(folder);
  client = await new MongoClient(mongod.uri).connect();
});
afterAll(async () => {
  await client.close();
  await mongod.stop();
  await rm(folder, { recursive: true });
});

const bookings = [1, 2, 3].map(() => new Types.ObjectId());
const accounts = [1, 2].map(() => new Types.ObjectId());
const START = Date.UTC(2026, 10, 20);
const MINUTE = 60_000;
const bikes = (quantity: number) => ({ id: 'bike', quantity, stock: 2 });
const EXTRAS = [undefined, [bikes(1)], [], [bikes(2), { id: 'transfer', quantity: 1, stock: 1 }]];
const pick = <Value>(list: readonly Value[], turn: number): Value => list[turn % list.length] as Value;

/**
 * The writes of one turn: each booking takes, keeps, prolongs and releases, the day is closed and opened
 * again, and time passes.
 */
const stepsAt = (turn: number) => {
  const now = new Date(START + turn * 7 * MINUTE);
  const booking = pick(bookings, turn * 5);
  if (turn % 9 === 4) return releaseSeats(booking, new Date(now.getTime() - pick([0, 26 * 60], turn) * MINUTE));
  if (turn % 13 === 5) return offerFreeSeats({ capacity: 4, until: new Date(now.getTime() + 35 * MINUTE) }, now);
  if (turn % 17 === 6)
    return changeDay({
      closedAt: turn % 2 === 0 ? now : null,
      ...(turn % 3 === 0 ? { capacity: turn % 4 === 0 ? null : 3 } : {}),
    });
  const until = pick([new Date(now.getTime() + 35 * MINUTE), null, new Date(now.getTime() + 10 * MINUTE)], turn * 7);
  const asOf = pick(['unstored', turn >> 4, null, 'unstored', turn >> 3] as const, turn);
  return takeSeats(
    {
      booking,
      seats: 1 + (turn % 3),
      until,
      capacity: pick([4, 3, null, 5], turn),
      asOf,
      by: pick(accounts, turn),
      mostUnpaid: pick([null, 2, 3], turn),
      minimum: pick([undefined, 2, 3], turn),
      extras: pick(EXTRAS, turn >> 1),
    },
    now,
  );
};

/** Nobody waits, or parties that fit, or do not fit, into what is free. */
const inLine = (seats: number, offeredUntil?: Date) => ({
  _id: new Types.ObjectId(),
  by: pick(accounts, seats),
  seats,
  ...(offeredUntil ? { offeredUntil } : {}),
});
const WAITLISTS = { nobody: undefined, three: [inLine(3), inLine(1), inLine(2, new Date(START))] };

test.each(Object.entries(WAITLISTS))(
  'the model’s database makes of every write of seats what the real one makes of it, where %s wait',
  async (_id, waitlist) => {
    const days = client.db().collection<{ _id: string; holds: object[] }>('seatdays');
    // As the version before may have left it.
    const mark = { booking: pick(bookings, 1), seats: 0, until: new Date(START + 1000 * MINUTE), released: true };
    const stored = { _id, holds: [mark], ...(waitlist ? { waitlist } : {}) };
    let modelled: Record<string, unknown> = stored;
    await days.insertOne({ ...stored });
    for (let turn = 0; turn < 160; turn += 1) {
      const steps = stepsAt(turn);
      const after = await days.findOneAndUpdate({ _id }, [...steps], { upsert: true, returnDocument: 'after' });
      modelled = applySteps(modelled, steps);
      expect(JSON.parse(JSON.stringify(modelled)), `turn ${turn}`).toEqual(JSON.parse(JSON.stringify(after)));
      const told = toldOf({
        booking: pick(bookings, turn),
        by: pick(accounts, turn),
        capacity: pick([4, 3, null, 5], turn),
        extras: pick(EXTRAS, turn),
      });
      const seen = await days.findOne({ _id }, { projection: { _id: 0, ...told } });
      const applied = applySteps(modelled, [{ $set: told }]);
      const answer = Object.fromEntries(Object.keys(told).map((fact) => [fact, applied[fact]]));
      expect(JSON.parse(JSON.stringify(answer)), `told in turn ${turn}`).toEqual(JSON.parse(JSON.stringify(seen)));
      const ofAccount = { $filter: { input: '$holds', cond: { $eq: ['$$this.by', pick(accounts, turn)] } } };
      const isRare = { $lt: [{ $size: ofAccount }, 1 + (turn % 2)] };
      expect(fulfils(modelled, isRare), `condition in turn ${turn}`).toBe(
        (await days.countDocuments({ _id, $expr: isRare })) === 1,
      );
    }
  },
);
