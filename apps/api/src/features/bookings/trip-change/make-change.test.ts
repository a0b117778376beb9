import { expect, test } from 'vitest';
import { bookedPackage } from '../../../testing/samples/booked-package.ts';
import { moneyState, receivedFields, sampleAttempt } from '../../../testing/samples/sample-attempt.ts';
import { type PaymentAttempt, restOf } from '../../attempts/index.ts';
import type { MoneyState } from '../booking-change.ts';
import type { ChangedTrip, PendingChange } from '../trip-change.model.ts';
import { awaitedChangeOf } from './awaits-change.ts';
import { decideChange, dropChange, makeChange } from './make-change.ts';

const AT = new Date('2026-11-20T12:00:00Z');
const [DAY, OTHER_DAY] = ['2027-01-12', '2027-01-19'] as [string, string];

const to = (fields: Partial<ChangedTrip> = {}): ChangedTrip => ({
  travelDate: OTHER_DAY,
  totalPersons: 3,
  totalAmount: 1_000_000,
  seats: 3,
  plan: null,
  keptDeposit: 0,
  package: bookedPackage(),
  ...fields,
});
/** For another day, at the same price. */
const pending = (fields: Partial<PendingChange> = {}): PendingChange => ({
  stay: 4,
  until: new Date('2026-11-20T12:35:00Z'),
  to: to(),
  toPay: 0,
  refund: 0,
  paid: 1_000_000,
  leaving: ['anil'],
  isByAgency: false,
  isByTraveller: true,
  ...fields,
});
const payment = (attemptId: string, fields: Partial<PaymentAttempt> = {}) =>
  sampleAttempt(attemptId, { ...receivedFields(attemptId), status: 'paid', amountReceived: 1_000_000, ...fields });
const page = (attemptId: string, fields: Partial<PaymentAttempt> = {}) =>
  sampleAttempt(attemptId, { status: 'pending', ...fields });
const booked = (fields: Partial<MoneyState> = {}): MoneyState =>
  moneyState([payment('1')], { bookingStatus: 'confirmed', totalAmount: 1_000_000, stay: 2, ...fields });

test('a trip that moves to another day has the seats that were taken there, and its former ones are due for release', () => {
  expect(makeChange(booked(), pending(), AT)).toMatchObject({
    ...to(),
    stay: 4,
    lastStay: 4,
    changing: null,
    leftovers: [{ day: DAY, stay: 2, leaving: ['anil'] }],
  });
  const { leftovers } = makeChange(booked({ stay: undefined } as object), pending(), AT);
  expect(leftovers).toStrictEqual([{ day: DAY, stay: 0, leaving: ['anil'] }]);
});

test('on its own day the seats that come on top are joined with the former ones, under a number that nobody had', () => {
  const change = pending({ to: to({ travelDate: DAY }) });
  const earlier = { day: OTHER_DAY, stay: 1 };
  expect(makeChange(booked({ leftovers: [earlier] }), change, AT)).toMatchObject({
    travelDate: DAY,
    stay: 5,
    lastStay: 5,
    leftovers: [earlier, { day: DAY, stay: 2, isJoined: true, leaving: ['anil'] }],
  });
});

test('what was changed is kept with what it was, what it cost and what went back, after the changes before it', () => {
  const first = makeChange(booked(), pending(), AT).changes ?? [];
  const note = { stay: 4, at: AT, isByAgency: false, isByTraveller: true, paid: 0, refund: 0 };
  expect(first).toStrictEqual([{ ...note, from: { travelDate: DAY, totalPersons: 2, totalAmount: 1_000_000 } }]);
  const staff = { isByAgency: true, isByTraveller: false, discount: { amount: 500, reason: 'A regular' }, toPay: 7 };
  const second = makeChange(booked({ changes: first }), pending({ stay: 6, ...staff }), AT).changes ?? [];
  expect(second).toMatchObject([{ stay: 4 }, { stay: 6, isByAgency: true, isByTraveller: false, paid: 7, takenOff: 500 }]);
});

test('what staff take off is added to what they took off before, with the latest reason, and stays where they take off nothing', () => {
  const discount = { amount: 500, reason: 'A regular' };
  const granted = (fields: Partial<MoneyState>, change = pending({ discount })) => makeChange(booked(fields), change, AT).byStaff;
  expect(granted({})).toEqual({ note: null, discount });
  expect(granted({ byStaff: { note: 'By phone', discount: { amount: 300, reason: 'Rain' } } })).toEqual({
    note: 'By phone',
    discount: { amount: 800, reason: 'A regular' },
  });
  expect(makeChange(booked({ byStaff: { note: 'By phone' } }), pending(), AT)).not.toHaveProperty('byStaff');
});

test('a cheaper trip gives back in the same write, owes nothing, and open pages are closed', () => {
  const state = booked({ attempts: [payment('1'), page('2')] });
  const cheaper = { ...state, ...makeChange(state, pending({ to: to({ totalAmount: 800_000 }), refund: 200_000 }), AT) };
  expect(cheaper.attempts).toMatchObject([
    { status: 'paid', refundDue: 200_000, refunds: [{ origin: 'change', amount: 200_000 }] },
    { refunds: [] },
  ]);
  expect(cheaper.commands.map(({ kind, attemptId }) => `${kind}:${attemptId}`).toSorted()).toEqual(['expire:2', 'refund:1']);
  expect(restOf(cheaper)).toBe(0);
});

test('a change that is dropped gives its seats free and closes its own page, and the trip stays as it was', () => {
  const attempts = [payment('1'), page('2', { change: 4 }), page('3', { change: 3 }), page('4')];
  const earlier = { day: DAY, stay: 1 };
  const dropped = dropChange(booked({ attempts, changing: pending(), leftovers: [earlier] }), AT);
  expect(dropped).toEqual({
    changing: null,
    leftovers: [earlier, { day: OTHER_DAY, stay: 4 }],
    commands: [expect.objectContaining({ kind: 'expire', attemptId: '2' })],
  });
  expect(dropChange(booked(), AT)).toBeNull();
  expect(dropChange(booked({ changing: null }), AT)).toBeNull();
});

test('a change for which nobody has to pay is made once, unless something was paid or given back since it was begun', () => {
  expect(decideChange(booked({ changing: pending() }), 4, AT)).toMatchObject({ travelDate: OTHER_DAY, changing: null });
  expect(decideChange(booked({ changing: pending({ paid: 900_000 }) }), 4, AT)).toMatchObject({
    changing: null,
    leftovers: [{ day: OTHER_DAY, stay: 4 }],
  });
  expect(decideChange(booked({ changing: pending() }), 3, AT)).toBeNull();
  expect(decideChange(booked(), 4, AT)).toBeNull();
  for (const bookingStatus of ['pending', 'cancelled'] as const)
    expect(decideChange(booked({ changing: pending(), bookingStatus }), 4, AT)).toBeNull();
});

test('a payment is for the change that waits for it, and for no other', () => {
  const changing = pending();
  const awaited = (fields: Partial<MoneyState>, change?: number) =>
    awaitedChangeOf(booked({ changing, ...fields }), change === undefined ? {} : { change });
  expect(awaited({}, 4)).toBe(changing);
  expect([awaited({}, 3), awaited({}), awaited({ changing: null }, 4), awaited({ bookingStatus: 'cancelled' }, 4)]).toEqual(
    Array(4).fill(null),
  );
  expect(awaited({ changing: pending({ paid: 900_000 }) }, 4)).toBeNull();
});
