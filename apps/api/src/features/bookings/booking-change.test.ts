import { expect, test } from 'vitest';
import { sampleAttempt } from '../../testing/samples/sample-attempt.ts';
import { sampleCommand as command } from '../../testing/samples/sample-command.ts';
import { derivedFieldsOf } from './booking-change.ts';

const at = (milliseconds: number) => new Date(milliseconds);

test('a booking is due when the first of what it has open is, and at once while it owes seats, or costs nothing and is not confirmed', () => {
  const commands = [command({ dueAt: at(3000) }), command({ dueAt: at(1000) }), command()];
  type Open = Parameters<typeof derivedFieldsOf>[0];
  const pending: Open = { bookingStatus: 'pending', holdsSeats: true, attempts: [], commands: [], totalAmount: 500 };
  const dueAtOf = (fields: Partial<Open>) => derivedFieldsOf({ ...pending, ...fields }).dueAt;
  expect(dueAtOf({})).toBeNull();
  expect(dueAtOf({ commands })).toEqual(at(1000));
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
