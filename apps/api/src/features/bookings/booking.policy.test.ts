import type { Role } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { objectIdOf } from '../../database/object-ids.ts';
import { bookedPackage } from '../../testing/samples/booked-package.ts';
import { sampleAttempt } from '../../testing/samples/sample-attempt.ts';
import { canCancel, canPay, refundLimitOf, refundRuleFor, waitsUntil } from './booking.policy.ts';

const [OWNER, OTHER] = ['a'.repeat(24), 'b'.repeat(24)] as [string, string];
const DAY = '2026-12-12';

/** In the site's time zone, UTC+5:30. */
const on = (day: string, time = '12:00:00') => ({
  config: { SITE_TIME_ZONE: 'Asia/Kolkata' },
  clock: () => new Date(`${day}T${time}+05:30`),
});
const waiting = { bookingStatus: 'pending' as const, travelDate: DAY, userId: objectIdOf(OWNER), totalAmount: 500 };

test('a booking can be paid while it waits, its package is offered, its day is not over, and no money of it is looked into or on its way back', () => {
  const unpaid = { ...waiting, attempts: [sampleAttempt('1', { status: 'expired' })] };
  expect(canPay(unpaid, true, on(DAY, '23:59:59'))).toBe(true);
  expect(canPay(unpaid, false, on(DAY))).toBe(false);
  expect(canPay(unpaid, true, on('2026-12-13', '00:00:00'))).toBe(false);
  for (const bookingStatus of ['confirmed', 'cancelled'] as const)
    expect(canPay({ ...unpaid, bookingStatus }, true, on(DAY))).toBe(false);
  for (const status of ['needs_review', 'refund_pending'] as const)
    expect(canPay({ ...unpaid, attempts: [...unpaid.attempts, sampleAttempt('2', { status })] }, true, on(DAY))).toBe(false);
});

test('a confirmed booking with a plan can be paid as long as it owes something, offered or not', () => {
  const plan = { deposit: 1, dueOn: DAY, isRefundable: true, token: 'none' };
  const deposited = { ...waiting, plan, bookingStatus: 'confirmed' as const };
  const paid = (amountReceived: number) => [sampleAttempt('1', { status: 'paid', amountReceived })];
  expect(canPay({ ...deposited, attempts: paid(1) }, false, on(DAY))).toBe(true);
  expect(canPay({ ...deposited, attempts: paid(waiting.totalAmount) }, true, on(DAY))).toBe(false);
  expect(canPay({ ...deposited, attempts: paid(1) }, true, on('2026-12-13', '00:00:00'))).toBe(false);
  const review = sampleAttempt('2', { status: 'needs_review' });
  expect(canPay({ ...deposited, attempts: [...paid(1), review] }, true, on(DAY))).toBe(false);
});

test('travellers cancel their own bookings until the day is over, staff who change bookings any at any time, nobody a cancelled one', () => {
  const who = (role: 'user' | 'viewer' | 'desk' | 'admin', userId = OTHER) => ({ role, userId });
  expect(canCancel(who('user', OWNER), waiting, on(DAY, '23:59:59'))).toBe(true);
  expect(canCancel(who('user', OWNER), waiting, on('2026-12-13', '00:00:00'))).toBe(false);
  expect(canCancel(who('user'), waiting, on(DAY))).toBe(false);
  expect(canCancel(who('viewer'), waiting, on(DAY))).toBe(false);
  for (const role of ['desk', 'admin'] as const) {
    expect(canCancel(who(role), waiting, on('2026-12-13'))).toBe(true);
    expect(canCancel(who(role), { ...waiting, bookingStatus: 'cancelled' }, on(DAY))).toBe(false);
  }
});

test('only the desk has a limit of refunds, and none where it cancels a booking of its own', () => {
  const limitFor = (role: Role, userId = OTHER) => refundLimitOf({ role, userId }, waiting, 500);
  expect(limitFor('desk')).toBe(500);
  expect(limitFor('desk', OWNER)).toBeNull();
  for (const role of ['user', 'viewer', 'desk-lead', 'admin'] as const) expect(limitFor(role)).toBeNull();
});

test('a booking waits for its payment as long as its seats, else as long as its link to pay, else as long as seats would be held', () => {
  const [bookingDate, seats, link] = ['10:00', '11:00', '12:00'].map((time) => new Date(`${DAY}T${time}:00Z`)) as [
    Date,
    Date,
    Date,
  ];
  const byStaff = { note: null, link: { until: link, token: 'none' } };
  expect(waitsUntil({ bookingDate, seatsHeldUntil: seats, byStaff })).toEqual(seats);
  expect(waitsUntil({ bookingDate, seatsHeldUntil: null, byStaff })).toEqual(link);
  const without = new Date(`${DAY}T10:35:00Z`);
  expect(waitsUntil({ bookingDate, seatsHeldUntil: null, byStaff: { note: null } })).toEqual(without);
  expect(waitsUntil({ bookingDate, seatsHeldUntil: null })).toEqual(without);
});

test('what a traveller’s cancel gives back goes by the policy that was booked, on the day of the site', () => {
  const cancellationPolicy = [
    { daysBefore: 7, percent: 100 },
    { daysBefore: 2, percent: 40 },
  ];
  const booked = { bookingStatus: 'confirmed' as const, travelDate: DAY, package: bookedPackage({ cancellationPolicy }) };
  const back = (day: string, time?: string) => refundRuleFor(booked, on(day, time))({ withUs: 500, price: 500 });
  expect([back('2026-12-05', '23:59:59'), back('2026-12-06', '00:00:00'), back('2026-12-11', '00:00:00')]).toEqual([500, 200, 0]);
});
