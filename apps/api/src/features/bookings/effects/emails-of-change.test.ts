import { expect, test } from 'vitest';
import { objectIdOf } from '../../../database/object-ids.ts';
import { receivedFields, sampleAttempt } from '../../../testing/samples/sample-attempt.ts';
import { sampleRefund as refund } from '../../../testing/samples/sample-refund.ts';
import type { DueEmail } from '../../emails/index.ts';
import type { ByStaff } from '../booking-parts.model.ts';
import type { MadeChange } from '../trip-change.model.ts';
import { emailsOfChange } from './emails-of-change.ts';
import { emailsOfNew } from './emails-of-new.ts';

const AT = new Date('2026-11-20T12:00:00Z');
const OWNER = 'a'.repeat(24);
const written = { at: AT, by: { kind: 'traveller', id: OWNER }, requestId: 'request' } as const;

const paid = (amountReceived: number, fields = {}) =>
  sampleAttempt('1', { ...receivedFields('1'), status: 'paid', amountReceived, ...fields });
const plan = (dueOn: string) => ({ deposit: 200, dueOn, isRefundable: true, token: 'hash' });

type Booked = Parameters<typeof emailsOfChange>[0];
const booked: Booked = {
  bookingStatus: 'confirmed',
  totalAmount: 500,
  plan: null,
  attempts: [paid(500)],
  userId: objectIdOf(OWNER),
  travelDate: '2027-06-01',
};
const made = (stay: number, fields: Partial<MadeChange> = {}): MadeChange => ({
  stay,
  at: AT,
  isByAgency: false,
  isByTraveller: false,
  from: { travelDate: '2027-06-01', totalPersons: 2, totalAmount: 500 },
  paid: 0,
  refund: 0,
  ...fields,
});

const emails = (before: Booked, change: Parameters<typeof emailsOfChange>[1]) => emailsOfChange(before, change, written);
const told = (kind: DueEmail['kind'], of: string | null, at = AT) => ({ kind, of, at });
const atTen = (day: string) => new Date(`${day}T10:00:00Z`);
const kindsOf = (due: readonly DueEmail[]) => due.map(({ kind }) => kind);

test('a changed trip is told of once, and to the agency where the traveller has changed it', () => {
  expect(emails(booked, { changes: [made(1)] })).toEqual([told('booking-changed', 'change-1')]);
  expect(emails(booked, { changes: [made(1, { isByTraveller: true })] })).toEqual([
    told('booking-changed', 'change-1'),
    told('booking-changed-notice', 'change-1'),
  ]);
  const once = { ...booked, changes: [made(1)] };
  expect(emails(once, { changes: [made(1), made(3)] })).toEqual([told('booking-changed', 'change-3')]);
  expect(emails(once, { commands: [] })).toEqual([]);
});

test('a change that was paid for is told of by its payment, which has no other email', () => {
  const payment = sampleAttempt('2', { ...receivedFields('2'), status: 'paid', amountReceived: 300, change: 1 });
  const before = { ...booked, plan: plan('2027-05-01') };
  const change = { changes: [made(1, { paid: 300 })], totalAmount: 800, attempts: [...booked.attempts, payment] };
  expect(emails(before, change)).toEqual([told('booking-changed', '2')]);
});

test('a trip on another day has reminders of that day: a week before, or a day after the change, unless it has begun, and the next morning', () => {
  const moved = (travelDate: string) => emails(booked, { changes: [made(1)], travelDate }).slice(1);
  expect(moved('2027-06-15')).toEqual([told('trip-reminder', '2027-06-15', atTen('2027-06-08'))]);
  expect(moved('2026-11-27')).toEqual([
    told('trip-reminder', '2026-11-27', atTen('2026-11-22')),
    told('trip-reminder', '2026-11-27/6', atTen('2026-11-21')),
  ]);
  expect(moved('2026-12-10')).toEqual([
    told('trip-reminder', '2026-12-10', atTen('2026-12-03')),
    told('trip-reminder', '2026-12-10/19', atTen('2026-11-21')),
    told('trip-reminder', '2026-12-10/late', atTen('2026-11-22')),
  ]);
  expect(moved('2026-11-22')).toEqual([told('trip-reminder', '2026-11-22/1', atTen('2026-11-21'))]);
  expect(moved('2026-11-21')).toEqual([]);
  const atThatMoment = { ...written, at: atTen('2027-06-08') };
  expect(emailsOfChange(booked, { changes: [made(1)], travelDate: '2027-06-15' }, atThatMoment).slice(1)).toEqual([
    told('trip-reminder', '2027-06-15', atTen('2027-06-09')),
    told('trip-reminder', '2027-06-15/6', atTen('2027-06-09')),
  ]);
});

test('a trip that is moved back to a day has one reminder of that day, which is due since it was first booked', () => {
  const moved = { ...booked, changes: [made(1)], travelDate: '2027-06-15' };
  const back = made(3, { from: { travelDate: '2027-06-15', totalPersons: 2, totalAmount: 500 } });
  const changes = [made(1), back];
  expect(emails(moved, { changes, travelDate: '2027-06-01' })).toEqual([told('booking-changed', 'change-3')]);
  expect(kindsOf(emails(moved, { changes, travelDate: '2027-07-01' }))).toEqual(['booking-changed', 'trip-reminder']);
});

test('what is owed after a change is reminded of until its new day, and of the former day no more is made due', () => {
  const owing = { ...booked, attempts: [paid(200)], plan: plan('2027-05-01') };
  const reminders = (change: object, before: Booked = owing) =>
    emails(before, { changes: [made(1)], ...change }).flatMap(({ kind, of }) => (kind === 'balance-reminder' ? [of] : []));
  expect(reminders({ plan: plan('2027-05-15') })).toEqual(['2027-05-08', '2027-05-12', '2027-05-15']);
  expect(reminders({})).toEqual([]);
  expect(kindsOf(emails(owing, { changes: [made(1)] }))).toEqual(['booking-changed']);
  expect(reminders({ plan: null })).toEqual([]);
  const dearer = { plan: plan('2027-05-15'), totalAmount: 900 };
  expect(reminders(dearer, booked)).toEqual(['2027-05-08', '2027-05-12', '2027-05-15']);
});

test('what becomes owed again by a dearer change is reminded of, though its day stays the same', () => {
  const paidInFull = { ...booked, plan: plan('2027-05-01') };
  const due = emails(paidInFull, { changes: [made(1)], totalAmount: 900 });
  expect(due.filter(({ kind }) => kind === 'balance-reminder').map(({ of }) => of)).toEqual([
    '2027-04-24',
    '2027-04-28',
    '2027-05-01',
  ]);
  expect(kindsOf(due)).toContain('balance-overdue');
});

test('a booking that is cancelled because it is overdue is told to the agency, too, and no other cancel is', () => {
  const cancelled = (cancellationReason?: 'overdue' | 'seats_sold') =>
    kindsOf(emails(booked, { bookingStatus: 'cancelled', ...(cancellationReason ? { cancellationReason } : {}) }));
  expect(cancelled('overdue')).toEqual(['booking-cancelled', 'overdue-cancelled-notice']);
  expect(cancelled('seats_sold')).toEqual(['booking-cancelled']);
  expect(cancelled()).toEqual(['booking-cancelled']);
});

test('a booking that costs nothing is confirmed without a word of a payment; any money with it is told of', () => {
  const free = { ...booked, bookingStatus: 'pending' as const, travelDate: '2026-11-21', totalAmount: 0, attempts: [] };
  expect(kindsOf(emails(free, { bookingStatus: 'confirmed' }))).toEqual(['booking-confirmed']);
  const tried = { ...free, totalAmount: 500, attempts: [sampleAttempt('0', { status: 'expired' })] };
  const attempts = [...tried.attempts, paid(500)];
  expect(kindsOf(emails(tried, { bookingStatus: 'confirmed', attempts }))).toEqual(['booking-confirmed', 'booking-paid']);
});

test('only a payment of the rest of a booking that stays confirmed is told of by itself', () => {
  const rest = paid(300, { attemptId: '2' });
  const owing = { ...booked, attempts: [paid(200)], plan: plan('2027-05-01') };
  const attempts = [...owing.attempts, rest];
  expect(emails(owing, { attempts })).toEqual([told('payment-received', '2')]);
  expect(emails({ ...owing, plan: null }, { attempts })).toEqual([]);
  expect(kindsOf(emails(owing, { attempts, bookingStatus: 'cancelled' }))).toEqual(['booking-cancelled']);
  const pending = { ...owing, bookingStatus: 'pending' as const };
  expect(kindsOf(emails(pending, { attempts, bookingStatus: 'confirmed' }))).not.toContain('payment-received');
});

test('no traveller is told of a payment that was entered by mistake, and is of what was really given back', () => {
  const change = (isReversal?: true) => ({
    attempts: [paid(500, { refunds: [refund('done', isReversal ? { isReversal } : {})] })],
  });
  expect(emails(booked, change(true))).toEqual([]);
  expect(emails(booked, change())).toEqual([told('refund-completed', '1-1')]);
});

test('a link to pay is sent once more where it counts for longer, or again, and who lets it end is told then', () => {
  const [until, later] = [new Date('2026-11-21T12:00:00Z'), new Date('2026-11-23T12:00:00Z')];
  const waiting = { ...booked, bookingStatus: 'pending' as const, attempts: [] };
  const linked = (end: Date | null): { byStaff: ByStaff } => ({
    byStaff: { note: null, ...(end ? { link: { until: end, token: 'hash' } } : {}) },
  });
  const of = later.toISOString();
  const sent = [told('booking-received', of), told('hold-expired', of, later)];
  expect(emails({ ...waiting, ...linked(until) }, linked(later))).toEqual(sent);
  expect(emails({ ...waiting, ...linked(null) }, linked(later))).toEqual(sent);
  expect(emails(waiting, linked(later))).toEqual(sent);
  expect(emails({ ...waiting, ...linked(later) }, linked(new Date(later)))).toEqual([]);
  expect(emails({ ...waiting, ...linked(later) }, linked(null))).toEqual([]);
  expect(emails({ ...waiting, ...linked(later) }, { commands: [] })).toEqual([]);
});

test('a new booking tells when its link to pay ends, or else its hold, and nothing of that where neither does', () => {
  const [hold, link] = [new Date('2026-11-20T12:35:00Z'), new Date('2026-11-23T12:00:00Z')];
  const received = told('booking-received', null);
  const made = { bookingDate: AT, seatsHeldUntil: hold };
  expect(emailsOfNew(made)).toEqual([received, told('hold-expired', null, hold)]);
  expect(emailsOfNew({ ...made, seatsHeldUntil: null })).toEqual([received]);
  expect(emailsOfNew({ ...made, byStaff: { note: null, link: { until: link, token: 'hash' } } })).toEqual([
    received,
    told('hold-expired', null, link),
  ]);
});
