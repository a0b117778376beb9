import { expect, test } from 'vitest';
import { objectIdOf } from '../../../database/object-ids.ts';
import type { Actor } from '../../../logging/audit-context.ts';
import { sampleAttempt } from '../../../testing/samples/sample-attempt.ts';
import { type BookedPlan, type PaymentAttempt, withNewRefund } from '../../attempts/index.ts';
import type { BookingChange } from '../booking-change.ts';
import { effectsOf, effectsOfNew } from './effects-of.ts';

const AT = new Date('2026-11-20T12:00:00Z');
const [OWNER, OTHER] = ['a'.repeat(24), 'b'.repeat(24)] as [string, string];
const paid = sampleAttempt('1', { status: 'paid', amountReceived: 500 });
const waiting = {
  version: 4,
  usernameKey: 'asha',
  cancellationReason: null,
  holdsSeats: false,
  seatsHeldUntil: null,
  totalAmount: 500,
  bookingStatus: 'pending' as 'pending' | 'confirmed',
  totalPersons: 2,
  travelDate: '2026-12-12',
  plan: null as BookedPlan | null,
  userId: objectIdOf(OWNER),
  attempts: [sampleAttempt('0', { status: 'expired' }), sampleAttempt('1')],
};
const confirmed = { ...waiting, bookingStatus: 'confirmed' as const, attempts: [paid] };

const effects = (before: typeof waiting, change: BookingChange, by: Actor = { kind: 'traveller', id: OWNER }) =>
  effectsOf(before, change, { at: AT, by, requestId: 'request' });
const emails = (...given: Parameters<typeof effects>) => effects(...given).emailsDue;
const invoices = (...given: Parameters<typeof effects>) => effects(...given).invoicesDue;

const withRefund = (state: 'pending' | 'done' | 'failed'): PaymentAttempt => {
  const asked = withNewRefund(paid, { origin: 'cancel', amount: 200 }, AT).attempt;
  return { ...asked, refunds: asked.refunds.map((refund) => ({ ...refund, state })) };
};

test('a change is one entry of the trail, with who made it, when and by which request; one that it does not name leaves none', () => {
  const by = { kind: 'job', id: 'worker' } as const;
  const { entry } = effects(waiting, { bookingStatus: 'cancelled' }, by);
  expect(entry).toMatchObject({ version: 5, at: AT, by, requestId: 'request', changes: [{ what: 'status', to: 'cancelled' }] });
  expect(effects(waiting, { commands: [] })).toEqual({ entry: null, emailsDue: [], invoicesDue: [] });
});

test('a confirmed booking causes an email at once, a paid one another to the agency, and a reminder seven days before the trip, or a day later where that is past', () => {
  const told = { kind: 'booking-confirmed', of: null, at: AT };
  const change = { bookingStatus: 'confirmed', attempts: [paid] } as const;
  const reminded = { kind: 'trip-reminder', of: null, at: new Date('2026-12-05T10:00:00Z') };
  const onNextMorning = (of: string) => ({ ...reminded, of, at: new Date('2026-11-21T10:00:00Z') });
  const dayLater = new Date('2026-11-22T10:00:00Z');
  expect(emails(waiting, { ...change, attempts: [...change.attempts] })).toEqual([
    told,
    { kind: 'booking-paid', of: null, at: AT },
    reminded,
    // Which of them are sent is up to the settings.
    onNextMorning('2026-12-12/21'),
    { ...reminded, of: '2026-12-12/late', at: dayLater },
  ]);
  const late = (travelDate: string) => emails({ ...waiting, travelDate }, { bookingStatus: 'confirmed' });
  expect(late('2026-11-27')).toEqual([told, { ...reminded, at: dayLater }, onNextMorning('2026-11-27/6')]);
  expect(late('2026-11-23')).toEqual([told, { ...reminded, at: dayLater }, onNextMorning('2026-11-23/2')]);
  expect(late('2026-11-22')).toEqual([told, onNextMorning('2026-11-22/1')]);
  expect(late('2026-11-21')).toEqual([told]);
  expect(emails(confirmed, { bookingStatus: 'confirmed' })).toEqual([]);
});

test.each([
  ['at the end of a year', '2026-12-31', ['2026-12-24', '2026-12-28', '2026-12-31', '2027-01-02']],
  ['on a leap day', '2028-02-29', ['2028-02-22', '2028-02-26', '2028-02-29', '2028-03-02']],
])(
  'with a deposit a booking is told of its rest 7 and 3 days before it is due, on the day, and 2 days after; due %s',
  (_, dueOn, days) => {
    const plan = { deposit: 200, dueOn, isRefundable: true, token: 'hash' };
    const deposit = { ...paid, amountReceived: 200 };
    const due = emails({ ...waiting, travelDate: '2028-06-01', plan }, { bookingStatus: 'confirmed', attempts: [deposit] });
    const of = (wanted: string) => due.filter(({ kind }) => kind === wanted).map(({ of: day, at }) => [day, at.toISOString()]);
    const atTen = days.map((day) => [day, `${day}T10:00:00.000Z`]);
    expect(of('balance-reminder')).toEqual(atTen.slice(0, 3));
    expect(of('balance-overdue')).toEqual(atTen.slice(3));
    expect(of('balance-overdue-notice')).toEqual(atTen.slice(3));
    const all = emails({ ...waiting, travelDate: '2028-06-01', plan }, { bookingStatus: 'confirmed', attempts: [paid] });
    expect(all.filter(({ kind }) => kind.startsWith('balance'))).toEqual([]);
  },
);

test('each payment of the rest of a confirmed booking causes one email, and none does that confirms it or is due back', () => {
  const plan = { deposit: 200, dueOn: '2026-12-31', isRefundable: true, token: 'hash' };
  const owing = { ...confirmed, plan, attempts: [{ ...paid, amountReceived: 200 }] };
  const rest = { ...paid, attemptId: '2', amountReceived: 300 };
  const told = (attempts: PaymentAttempt[]) => emails(owing, { attempts: [...owing.attempts, ...attempts] });
  expect(told([rest])).toEqual([{ kind: 'payment-received', of: '2', at: AT }]);
  expect(told([{ ...rest, status: 'refund_pending' }])).toEqual([]);
  expect(emails({ ...owing, attempts: [...owing.attempts, rest] }, { attempts: [...owing.attempts, { ...rest }] })).toEqual([]);
});

test('the email of a cancel knows the earlier status, and whether the agency cancelled', () => {
  const of = (before: typeof waiting, by?: Actor) => emails(before, { bookingStatus: 'cancelled' }, by);
  const told = (what: string) => [{ kind: 'booking-cancelled', of: what, at: AT }];
  expect(of(waiting)).toEqual(told('pending'));
  expect(of(confirmed)).toEqual(told('confirmed'));
  for (const kind of ['admin', 'staff'] as const) {
    expect(of(confirmed, { kind, id: OTHER })).toEqual(told('confirmed by admin'));
    expect(of(waiting, { kind, id: OWNER })).toEqual(told('pending'));
  }
  expect(of(waiting, { kind: 'job', id: OTHER })).toEqual(told('pending'));
  expect(emails(confirmed, { bookingStatus: 'pending' })).toEqual([]);
});

test('a failed payment causes one email, whether it failed or its page expired', () => {
  const [before, live] = waiting.attempts as [PaymentAttempt, PaymentAttempt];
  for (const status of ['failed', 'expired'] as const) {
    const over = [before, { ...live, status }];
    expect(emails(waiting, { attempts: over })).toEqual([{ kind: 'payment-failed', of: '1', at: AT }]);
    expect(emails({ ...waiting, attempts: over }, { attempts: [...over] })).toEqual([]);
  }
  expect(emails(waiting, { attempts: [before, { ...live, status: 'pending' }] })).toEqual([]);
  expect(emails({ ...waiting, attempts: [] }, { attempts: [{ ...live, status: 'failed' }] })).toEqual([]);
});

test('a completed refund causes an email and a credit note; one that the bank sent back causes an email', () => {
  const asked = { ...confirmed, attempts: [withRefund('pending')] };
  const done = { attempts: [withRefund('done')] };
  expect(emails(asked, done)).toEqual([{ kind: 'refund-completed', of: '1-1', at: AT }]);
  expect(invoices(asked, done)).toEqual([{ kind: 'credit-note', of: '1-1', at: AT }]);
  expect(emails({ ...confirmed, attempts: done.attempts }, { attempts: [...done.attempts] })).toEqual([]);
  expect(emails({ ...confirmed, attempts: [] }, done)).toEqual([{ kind: 'refund-completed', of: '1-1', at: AT }]);
  expect(emails(asked, { attempts: [withRefund('failed')] })).toEqual([{ kind: 'refund-returned', of: '1-1', at: AT }]);
  expect(invoices(asked, { attempts: [withRefund('failed')] })).toEqual([]);
});

test('an invoice is owed once for each payment, by the write that makes it paid, and for none that is due back', () => {
  const [before] = waiting.attempts as [PaymentAttempt];
  const owed = (of: string) => ({ kind: 'invoice', of, at: AT });
  expect(invoices(waiting, { bookingStatus: 'confirmed', attempts: [before, paid] })).toEqual([owed('1')]);
  expect(invoices(confirmed, { attempts: [paid, { ...paid, attemptId: '2' }] })).toEqual([{ ...owed('2'), after: ['1'] }]);
  expect(invoices(confirmed, { bookingStatus: 'confirmed', attempts: [{ ...paid, amountReceived: 400 }] })).toEqual([]);
  expect(invoices(waiting, { attempts: [before, { ...paid, status: 'refund_pending' }] })).toEqual([]);
  expect(invoices(waiting, { attempts: [before, { ...paid, status: 'needs_review' }] })).toEqual([]);
});

test('a payment of a part owes a receipt, and the one after which nothing is owed an invoice, which knows those before it', () => {
  const part = (attemptId: string, amountReceived: number) => ({ ...paid, attemptId, amountReceived });
  const [deposit, second, last] = [part('1', 5000), part('2', 3000), part('3', 2000)];
  const inParts = { ...waiting, totalAmount: 10_000 };
  const due = (kind: string, of: string, ...after: string[]) => ({ kind, of, at: AT, ...(after.length > 0 ? { after } : {}) });
  const pays = (attempts: PaymentAttempt[], next: PaymentAttempt) =>
    invoices({ ...inParts, attempts }, { attempts: [...attempts, next] });
  expect(pays([], deposit)).toEqual([due('receipt', '1')]);
  expect(pays([deposit], second)).toEqual([due('receipt', '2', '1')]);
  expect(pays([deposit, second], last)).toEqual([due('invoice', '3', '1', '2')]);
  expect(pays([], part('1', 10_000))).toEqual([due('invoice', '1')]);
  expect(pays([deposit, { ...second, status: 'refunded' }], part('3', 5000))).toEqual([due('invoice', '3', '1')]);
});

test('a new booking begins its trail, and is told of now and when its hold ends; one that staff confirm at once is not', () => {
  const until = new Date('2026-11-20T12:30:00Z');
  const made = { bookingDate: AT, totalAmount: 500, holdsSeats: true, seatsHeldUntil: until };
  const written = { at: AT, by: { kind: 'traveller', id: OWNER }, requestId: 'request' } as const;
  const { entry, emailsDue } = effectsOfNew(made, written);
  expect(entry).toMatchObject({ version: 1, ...written, changes: [{ what: 'booked', amount: 500 }, { what: 'seats' }] });
  expect(emailsDue).toMatchObject([
    { kind: 'booking-received', at: AT },
    { kind: 'hold-expired', at: until },
  ]);
  expect(effectsOfNew({ ...made, byStaff: { note: null } }, written).emailsDue).toEqual([]);
});
