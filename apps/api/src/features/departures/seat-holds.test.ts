import { addDays } from '@wayfarer/contracts';
import { mongo } from 'mongoose';
import { expect, test, vi } from 'vitest';
import { newId, objectIdOf } from '../../database/object-ids.ts';
import { todayOf } from '../../testing/catalogue.ts';
import { startMoneyJourney } from '../../testing/money-journey.ts';
import { limitedTo, seatsOf } from '../../testing/seats.ts';
import { testApi } from '../../testing/start-test-api.ts';
import type { DepartureKey } from './departure-key.ts';
import { seatDayRepository } from './seat-day.repository.ts';
import { ONLY_HELD, takeSeats } from './seat-writes.ts';

const api = await testApi();

const MINUTE = 60_000;
const NOW = new Date('2026-11-20T12:00:00Z');
const inMinutes = (count: number) => new Date(NOW.getTime() + count * MINUTE);

test.each([
  ['kept for good', null, inMinutes(600)],
  ['held for longer', inMinutes(35), inMinutes(34)],
])('seats that are %s stay so, whichever of two processes comes last', async (_, until, later) => {
  const seatDays = seatDayRepository(api.dependencies.database);
  const key = { packageId: newId(), day: '2026-12-12' };
  const wish = {
    booking: objectIdOf(newId()),
    seats: 2,
    capacity: 2,
    asOf: 'unstored' as const,
    by: objectIdOf(newId()),
    mostUnpaid: null,
  };
  expect(await seatDays.hold(key, { ...wish, until }, NOW)).toEqual({ outcome: 'held' });
  expect(await seatDays.hold(key, { ...wish, until: inMinutes(20) }, NOW)).toEqual({ outcome: 'held' });
  expect(await seatDays.listBetween({ packageId: key.packageId, from: key.day, to: key.day }, later)).toMatchObject([
    { day: key.day, ...(until === null ? { paid: 2, held: 0 } : { paid: 0, held: 2 }) },
  ]);
});

const TRAVEL_DATE = '2026-12-12';
const newBooking = () => objectIdOf(newId());
const newDay = (day = TRAVEL_DATE) => ({ packageId: newId(), day });

type Wish = Partial<Parameters<ReturnType<typeof seatDayRepository>['hold']>[1]>;
/** Asks for one seat of five, until half an hour from now, unless said otherwise. */
const hold = (day: DepartureKey, wish: Wish, now = NOW, take = takeSeats) =>
  seatDayRepository(api.dependencies.database).hold(
    day,
    {
      booking: newBooking(),
      by: newBooking(),
      seats: 1,
      until: inMinutes(30),
      capacity: 5,
      asOf: 'unstored',
      mostUnpaid: null,
      ...wish,
    },
    now,
    take,
  );
const stored = (day: DepartureKey<string>) =>
  api.dependencies.database
    .collection<{ _id: string; holds: object[]; releases?: number }>('seatdays')
    .findOne({ _id: `${day.packageId} ${day.day}` });
const HELD = { outcome: 'held' };

test('a booking that asks anew has its seats once, and more of them only where there is room beside the others', async () => {
  const day = newDay();
  const [first, other] = [newBooking(), newBooking()];
  const roomy = newDay();
  for (const capacity of [50, null]) expect(await hold(roomy, { booking: first, seats: 3, capacity })).toEqual(HELD);
  expect((await stored(roomy))?.holds).toMatchObject([{ booking: first, seats: 3 }]);
  expect(await hold(day, { booking: first, seats: 3 })).toEqual(HELD);
  expect(await hold(day, { booking: other, seats: 2 })).toEqual(HELD);
  expect(await hold(day, { booking: first, seats: 4 })).toEqual({ outcome: 'sold out', left: 3 });
  expect(await hold(day, { booking: first, seats: 3, until: inMinutes(40) })).toEqual(HELD);
  expect((await stored(day))?.holds).toEqual([
    { booking: other, by: expect.anything(), seats: 2, until: inMinutes(30) },
    { booking: first, by: expect.anything(), seats: 3, until: inMinutes(40) },
  ]);
  // The other hold has expired: its seats are free, and nothing of it stays.
  expect(await hold(day, { booking: first, seats: 5 }, inMinutes(31))).toEqual(HELD);
  expect((await stored(day))?.holds).toMatchObject([{ booking: first, seats: 5, until: inMinutes(40) }]);
  expect(Object.keys((await stored(day)) ?? {}).toSorted()).toEqual(['_id', 'holds', 'releases']);
});

test('who has seats keeps them where the capacity was lowered since, and nobody new gets any', async () => {
  const day = newDay();
  const booking = newBooking();
  expect(await hold(day, { booking, seats: 4 })).toEqual(HELD);
  expect(await hold(day, { booking, seats: 4, capacity: 1, until: null })).toEqual(HELD);
  expect(await hold(day, { capacity: 4 })).toEqual({ outcome: 'sold out', left: 0 });
});

test('nothing is taken of a closed day, nor more than its own seats, by whoever read the package before; who has seats keeps them', async () => {
  const seatDays = seatDayRepository(api.dependencies.database);
  const [day, small] = [newDay(), newDay()];
  const booking = newBooking();
  expect(await hold(day, { booking })).toEqual(HELD);
  await seatDays.change(day, { closedAt: NOW }, undefined);
  expect(await hold(day, {})).toEqual({ outcome: 'sold out', left: 0 });
  expect(await hold(day, { booking, until: null, capacity: ONLY_HELD })).toEqual(HELD);
  await seatDays.change(small, { capacity: 2 }, undefined);
  expect(await hold(small, { seats: 3 })).toEqual({ outcome: 'sold out', left: 2 });
  expect(await hold(small, { seats: 2 })).toEqual(HELD);
  expect(await hold(small, {})).toEqual({ outcome: 'sold out', left: 0 });
  // A write that forgets either sells both: the refusals above come from the condition of the write.
  const forgetful: typeof takeSeats = (wish, now) => [
    { $set: { closedAt: '$$REMOVE', capacity: '$$REMOVE' } },
    ...takeSeats(wish, now),
  ];
  expect([await hold(day, {}, NOW, forgetful), await hold(small, {}, NOW, forgetful)]).toEqual([HELD, HELD]);
});

test('a day is guaranteed by the write that pays its minimum, also when two pay at once, and keeps that instant', async () => {
  const day = newDay();
  const guaranteedAt = async () => ((await stored(day)) as { guaranteedAt?: Date } | null)?.guaranteedAt;
  await hold(day, { seats: 2, until: null, minimum: 4 });
  await hold(day, { seats: 2, minimum: 4 });
  expect(await guaranteedAt()).toBeUndefined();
  const last = [newBooking(), newBooking()];
  await Promise.all(last.map((booking) => hold(day, { booking, until: null, capacity: 6 }, inMinutes(1))));
  expect(await guaranteedAt()).toEqual(inMinutes(1));
  await seatDayRepository(api.dependencies.database).release(day, last[0] ?? newBooking(), inMinutes(2));
  await hold(day, { until: null, capacity: 6 }, inMinutes(3));
  expect(await guaranteedAt()).toEqual(inMinutes(1));
});

test('after seats were given back a booking that is stored gets some only as of that count', async () => {
  const seatDays = seatDayRepository(api.dependencies.database);
  const day = newDay();
  const [booking, cancelled] = [newBooking(), newBooking()];
  expect(await hold(day, { booking: cancelled, asOf: 0 })).toEqual(HELD);
  await seatDays.release(day, cancelled, NOW);
  expect(await stored(day)).toMatchObject({ holds: [], releases: 1 });
  expect(await hold(day, { booking, asOf: 0 })).toEqual({ outcome: 'unsure', releases: 1 });
  expect(await hold(day, { booking, asOf: null })).toEqual({ outcome: 'unsure', releases: 1 });
  expect(await hold(day, { booking, asOf: 1 })).toEqual(HELD);
  expect(await hold(day, { booking, asOf: 0, until: null })).toEqual(HELD);
  expect(await hold(day, { asOf: 1, seats: 5 })).toEqual({ outcome: 'sold out', left: 4 });
});

test('beside its first booking an account holds no more unpaid seats of a day than its share', async () => {
  const day = newDay();
  const by = newBooking();
  const share = { by, mostUnpaid: 3 };
  const ask = (wish: Wish) => hold(day, { capacity: 12, ...wish });
  // A single booking may have more.
  expect(await ask({ ...share, booking: by, seats: 4 })).toEqual(HELD);
  expect(await ask(share)).toEqual({ outcome: 'too many unpaid', unpaid: 4 });
  // What is paid counts no more, nor what others hold.
  expect(await ask({ ...share, booking: by, seats: 4, until: null })).toEqual(HELD);
  expect(await ask({ seats: 2 })).toEqual(HELD);
  expect(await ask({ ...share, seats: 2 })).toEqual(HELD);
  expect(await ask({ ...share, seats: 2 })).toEqual({ outcome: 'too many unpaid', unpaid: 2 });
  expect(await ask({ ...share, seats: 1 })).toEqual(HELD);
  expect(await ask({ ...share, seats: 3 })).toEqual({ outcome: 'too many unpaid', unpaid: 3 });
  expect(await ask({ ...share, seats: 4 })).toEqual({ outcome: 'sold out', left: 3 });
  expect(await ask({ ...share, capacity: null })).toEqual({ outcome: 'too many unpaid', unpaid: 3 });
  expect(await ask({ by, mostUnpaid: null, seats: 3 })).toEqual(HELD);
  // Without a share the same holds where expired holds must be cleaned up first.
  const full = newDay();
  await hold(full, { until: inMinutes(10) });
  await hold(full, { by });
  expect(await hold(full, { by, capacity: 3, seats: 2 }, inMinutes(20))).toEqual(HELD);
});

/** A day that sells six seats, of which one is kept. */
const begunDay = async () => {
  const day = newDay();
  await hold(day, { until: null });
  return day;
};
const holdAtOnce = (day: ReturnType<typeof newDay>, wishes: readonly Wish[]) =>
  Promise.all(wishes.map((wish) => hold(day, { capacity: 6, ...wish })));

test('those who ask for a day at the same moment get together what they would get one after another', async () => {
  const outcomesOf = async (day: ReturnType<typeof newDay>, wishes: readonly Wish[]) =>
    (await holdAtOnce(day, wishes)).map(({ outcome }) => outcome);
  const [full, twice] = [await begunDay(), await begunDay()];
  expect((await outcomesOf(full, [{ seats: 2 }, { seats: 2 }, { seats: 2 }, {}])).toSorted()).toEqual([
    'held',
    'held',
    'held',
    'sold out',
  ]);
  expect((await stored(full))?.holds).toMatchObject([{ seats: 1 }, {}, {}, {}]);
  const [booking, by] = [newBooking(), newBooking()];
  expect(await outcomesOf(twice, [{ booking }, { booking }, {}])).toEqual(['held', 'held', 'held']);
  expect((await stored(twice))?.holds).toHaveLength(3);
  const share = { by, mostUnpaid: 1 };
  expect((await outcomesOf(await begunDay(), [share, share, {}])).toSorted()).toEqual(['held', 'held', 'too many unpaid']);
  // One has another capacity, or is already stored.
  expect(await outcomesOf(await begunDay(), [{}, { capacity: 1 }, {}])).toEqual(['held', 'sold out', 'held']);
  expect(await outcomesOf(await begunDay(), [{}, { asOf: 7 }, {}])).toEqual(['held', 'unsure', 'held']);
  expect(await outcomesOf(await begunDay(), [{ asOf: null }, {}])).toEqual(['unsure', 'held']);
});

test('a hold is dropped for its own booking and day alone', async () => {
  const seatDays = seatDayRepository(api.dependencies.database);
  const [day, another] = [newDay(), newDay()];
  const [booking, other] = [newBooking(), newBooking()];
  await hold(another, { booking });
  await hold(day, { booking });
  await hold(day, { booking: other });
  await seatDays.drop(day, booking);
  expect((await stored(day))?.holds).toMatchObject([{ booking: other }]);
  expect((await stored(another))?.holds).toMatchObject([{ booking }]);
});

test('what is taken is listed by day, for the package and the days that are asked for', async () => {
  const seatDays = seatDayRepository(api.dependencies.database);
  const { packageId } = newDay();
  for (const day of ['2026-12-14', '2026-12-10', '2026-12-12', '2026-12-11']) await hold({ packageId, day }, {});
  await hold({ packageId, day: '2026-12-11' }, { until: null, seats: 2 });
  await hold(newDay('2026-12-11'), {});
  const days = { packageId, from: '2026-12-11', to: '2026-12-12' };
  expect(await seatDays.listBetween(days, NOW)).toMatchObject([
    { day: '2026-12-11', paid: 2, held: 1 },
    { day: '2026-12-12', paid: 0, held: 1 },
  ]);
  expect(await seatDays.listBetween(days, inMinutes(30))).toMatchObject([
    { day: '2026-12-11', paid: 2, held: 0 },
    { day: '2026-12-12', paid: 0, held: 0 },
  ]);
});

test('what is kept for good is found by booking, by day, and page by page from a day on', async () => {
  const seatDays = seatDayRepository(api.dependencies.database);
  const { packageId } = newDay();
  const at = (day: string) => ({ packageId, day });
  const [early, late, waiting, beside] = [newBooking(), newBooking(), newBooking(), newBooking()];
  await hold(at('2031-01-01'), { booking: early, seats: 2, until: null });
  await hold(at('2031-01-03'), { booking: late, seats: 3, until: null });
  await hold(at('2031-01-03'), { booking: waiting });
  await hold(at('2031-01-03'), { booking: beside, until: null });
  const keptLate = { ...at('2031-01-03'), booking: late, seats: 3 };

  const wanted = [early, waiting, late].map((booking) => ({ ...at('2031-01-03'), booking }));
  expect([...(await seatDays.listKeptFor(wanted))]).toEqual([[String(late), 3]]);
  expect([...(await seatDays.listKeptFor(wanted.map((one) => ({ ...one, ...at('2031-01-02') }))))]).toEqual([]);

  const asked = (day: string, booking: typeof late) => ({ ...at(day), bookingId: String(booking) });
  expect(await seatDays.listKept([asked('2031-01-03', late), asked('2031-01-02', early)])).toEqual([keptLate]);
  expect(await seatDays.listKept([asked('2031-01-01', late), asked('2031-01-03', waiting)])).toEqual([]);

  const paged: object[] = [];
  for await (const page of seatDays.keptPages('2031-01-02')) paged.push(...page.filter((kept) => kept.packageId === packageId));
  expect(paged).toEqual([keptLate, { ...keptLate, booking: beside, seats: 1 }]);
});

test('a package without a limit names no days, and one that is not there is reported', async () => {
  const journey = await startMoneyJourney(api);
  const open = await limitedTo(api, journey, '');
  await hold({ packageId: open._id, day: addDays(todayOf(api), 3) }, { until: null });
  expect(await seatsOf(api, open)).toEqual({ capacity: null, days: [] });
  const { body } = await api.request.get(`/api/package/${newId()}/seats?from=2026-12-01&to=2026-12-02`).expect(404);
  expect(body).toMatchObject({ code: 'NOT_FOUND', message: 'This package is no longer offered.' });
});

type Write = (filter: object, update: object, options: mongo.FindOneAndUpdateOptions) => Promise<unknown>;

test('seats are held once where the answer of the write got lost, and its repetition tells the whole document', async () => {
  const day = newDay();
  const booking = newBooking();
  const driver = mongo.Collection.prototype as unknown as { findOneAndUpdate: Write };
  const write = driver.findOneAndUpdate;
  // As the database answers a write that the driver has sent again: without its projection.
  const answered = vi.spyOn(driver, 'findOneAndUpdate').mockImplementationOnce(function (
    this: unknown,
    filter,
    update,
    { projection: _left, ...options },
  ) {
    return write.call(this, filter, update, options);
  });
  expect(await hold(day, { booking, seats: 3 })).toEqual({ outcome: 'held' });
  expect(answered).toHaveBeenCalledTimes(2);
  answered.mockRestore();
  expect(await hold(day, { seats: 3 })).toEqual({ outcome: 'sold out', left: 2 });
});
