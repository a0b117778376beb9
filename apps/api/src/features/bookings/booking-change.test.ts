import { expect, test } from 'vitest';
import { sampleAttempt } from '../../testing/samples/sample-attempt.ts';
import { sampleCommand as command } from '../../testing/samples/sample-command.ts';
import { changesSums, derivedFieldsOf } from './booking-change.ts';

type Open = Parameters<typeof derivedFieldsOf>[0];
const pending: Open = { bookingStatus: 'pending', holdsSeats: true, attempts: [], commands: [], totalAmount: 500 };
const at = (milliseconds: number) => new Date(milliseconds);

test('a booking is due when the first of what it has open is, and at once while it owes seats, or costs nothing and is not confirmed', () => {
  const commands = [command({ dueAt: at(3000) }), command({ dueAt: at(1000) }), command()];
  const dueAtOf = (fields: Partial<Open>) => derivedFieldsOf({ ...pending, ...fields }).dueAt;
  expect(dueAtOf({})).toBeNull();
  expect(dueAtOf({ commands, attempts: [sampleAttempt('one', { checkAt: null })] })).toEqual(at(1000));
  expect(dueAtOf({ commands, attempts: [sampleAttempt('one', { checkAt: at(500) })] })).toEqual(at(500));
  expect(dueAtOf({ commands, bookingStatus: 'cancelled' })).toEqual(at(0));
  expect(dueAtOf({ commands, bookingStatus: 'cancelled', holdsSeats: false })).toEqual(at(1000));
  expect([dueAtOf({ totalAmount: 0 }), dueAtOf({ totalAmount: 0, bookingStatus: 'confirmed' })]).toEqual([at(0), null]);
});

test('a booking’s sums count what was received by any of its payments, what of it went back, and those that reached the provider', () => {
  const attempts = [
    sampleAttempt('one', { status: 'refunded', amountReceived: 500, amountRefunded: 500, listKey: 'a' }),
    sampleAttempt('two', { status: 'paid', amountReceived: 700, amountRefunded: 20, listKey: 'b' }),
    sampleAttempt('three', { status: 'failed', amountReceived: 3 }),
  ];
  expect(
    derivedFieldsOf({ bookingStatus: 'confirmed', totalAmount: 500, holdsSeats: true, attempts, commands: [] }),
  ).toMatchObject({
    amountReceived: 1200,
    amountRefunded: 520,
    listedAttempts: 2,
    waitsSince: null,
  });
});

test('a booking is due when a change that is under way is dropped, and at once while a change left something to do or staff have taken money', () => {
  const dueAtOf = (fields: Partial<Open>) =>
    derivedFieldsOf({ ...pending, commands: [command({ dueAt: at(3000) })], ...fields }).dueAt;
  const changing = (until: Date) => ({ until }) as NonNullable<Open['changing']>;
  expect([dueAtOf({ changing: changing(at(1000)) }), dueAtOf({ changing: changing(at(5000)) })]).toEqual([at(1000), at(3000)]);
  expect(dueAtOf({ changing: null, leftovers: [] })).toEqual(at(3000));
  expect(dueAtOf({ leftovers: [{ day: '2026-12-12', stay: 1 }] })).toEqual(at(0));
  expect(dueAtOf({ takenByHand: {} as NonNullable<Open['takenByHand']> })).toEqual(at(0));
});

test('a confirmed booking with a plan owes what is not paid until the day of its plan, and no other booking owes anything', () => {
  const plan = { deposit: 20_000, dueOn: '2026-12-31', isRefundable: true, token: 'none' };
  const paid = (amountReceived: number) => [sampleAttempt('one', { status: 'paid', amountReceived })];
  const confirmed: Open = { ...pending, bookingStatus: 'confirmed', totalAmount: 50_000, plan, attempts: paid(20_000) };
  const owing = (fields: Partial<Open>) => {
    const { owed, owesUntil } = derivedFieldsOf({ ...confirmed, ...fields });
    return [owed, owesUntil];
  };
  expect(owing({})).toEqual([30_000, '2026-12-31']);
  expect(owing({ attempts: paid(50_000) })).toEqual([0, null]);
  for (const bookingStatus of ['pending', 'cancelled'] as const) expect(owing({ bookingStatus })).toEqual([0, null]);
  expect(owing({ plan: null })).toEqual([0, null]);
  const { plan: _none, ...withoutPlan } = confirmed;
  expect(derivedFieldsOf(withoutPlan)).not.toHaveProperty('owed');
});

test('a change counts in the sums of a day where it changes the status, its money, its day or its party', () => {
  const before = {
    bookingStatus: 'confirmed' as const,
    amountReceived: 500,
    amountRefunded: 0,
    travelDate: '2026-12-31',
    totalPersons: 2,
    seats: 2,
  };
  expect(changesSums(before, { ...before })).toBe(false);
  for (const change of [
    { bookingStatus: 'cancelled' as const },
    { amountReceived: 700 },
    { amountRefunded: 1 },
    { travelDate: '2027-01-01' },
    { totalPersons: 3 },
    { seats: 1 },
  ])
    expect(changesSums(before, { ...before, ...change })).toBe(true);
});
