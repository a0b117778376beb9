import { expect, test } from 'vitest';
import { receivedFields, sampleAttempt } from '../../../testing/samples/sample-attempt.ts';
import { sampleRefund as refund } from '../../../testing/samples/sample-refund.ts';
import type { AttemptRefund } from '../../attempts/index.ts';
import type { MadeChange } from '../trip-change.model.ts';
import { invoicesOfChange } from './invoices-of-change.ts';

const AT = new Date('2026-11-20T12:00:00Z');

/** A payment of 500 by which a booking is confirmed. */
const paid = (refunds: AttemptRefund[] = [], attemptId = '1', amountReceived = 50_000) =>
  sampleAttempt(attemptId, { ...receivedFields(attemptId), status: 'paid', amountReceived, refunds });
const ofChange = (state: AttemptRefund['state'], refundKey = '1-1') =>
  refund(state, { origin: 'change', amount: 10_000, refundKey });

type Booked = Parameters<typeof invoicesOfChange>[0];
const booked: Booked = { bookingStatus: 'confirmed', totalAmount: 50_000, plan: null, attempts: [paid()] };

/** A change of the trip that was made, of the stay of this number. */
const made = (stay: number, fields: Partial<MadeChange> = {}): MadeChange => ({
  stay,
  at: AT,
  isByAgency: false,
  isByTraveller: true,
  from: { travelDate: '2026-12-12', totalPersons: 2, totalAmount: 50_000 },
  paid: 0,
  refund: 0,
  ...fields,
});
const invoice = (stay: number) => ({ kind: 'invoice', of: `change-${stay}`, at: AT });

test('a changed trip that costs the same owes an invoice at once, named by its change, and each later change another', () => {
  const once = { ...booked, changes: [made(1)] };
  expect(invoicesOfChange(booked, { changes: [made(1)] }, AT)).toEqual([invoice(1)]);
  expect(invoicesOfChange({ ...booked, changes: [] }, { changes: [made(1)] }, AT)).toEqual([invoice(1)]);
  expect(invoicesOfChange(once, { changes: [made(1), made(3)] }, AT)).toEqual([invoice(3)]);
  expect(invoicesOfChange(once, { commands: [] }, AT)).toEqual([]);
  expect(invoicesOfChange(booked, { commands: [] }, AT)).toEqual([]);
});

test('a cheaper trip owes its invoice by the write that credits the last of what it gives back, and not before', () => {
  const cheaper = { totalAmount: 30_000, changes: [made(1, { refund: 20_000 })] };
  const [first, second] = [ofChange('pending'), ofChange('pending', '2-1')];
  const [firstDone, secondDone] = [ofChange('done'), ofChange('done', '2-1')];
  const favour = refund('done', { refundKey: '1-2' });
  const change = { ...cheaper, attempts: [paid([first, favour], '1', 25_000), paid([second, favour], '2', 25_000)] };
  const half = [paid([firstDone, favour], '1', 25_000), paid([second, favour], '2', 25_000)];
  const whole = [paid([firstDone, favour], '1', 25_000), paid([secondDone, favour], '2', 25_000)];
  const note = (of: string) => ({ kind: 'credit-note', of, at: AT });
  const before = { ...booked, attempts: [paid([favour], '1', 25_000), paid([favour], '2', 25_000)] };
  expect(invoicesOfChange(before, change, AT)).toEqual([]);
  expect(invoicesOfChange({ ...before, ...change }, { attempts: half }, AT)).toEqual([note('1-1')]);
  expect(invoicesOfChange({ ...before, ...cheaper, attempts: half }, { attempts: whole }, AT)).toEqual([note('2-1'), invoice(1)]);
  expect(invoicesOfChange({ ...before, ...cheaper, attempts: whole }, { commands: [] }, AT)).toEqual([]);
});

test('a favour that goes back of a changed booking owes a credit note alone', () => {
  const changed = { ...booked, changes: [made(1)], attempts: [paid([refund('pending')])] };
  expect(invoicesOfChange(changed, { attempts: [paid([refund('done')])] }, AT)).toEqual([
    { kind: 'credit-note', of: '1-1', at: AT },
  ]);
});

test.each([
  ['somebody paid for the change, whose document is that of the payment', { changes: [made(1, { paid: 100 })] }],
  ['something is still owed, whose last payment has the invoice', { changes: [made(1)], totalAmount: 60_000 }],
  ['the booking is cancelled', { changes: [made(1)], bookingStatus: 'cancelled' as const }],
])('a changed trip has no invoice of its own where %s', (_, change) => {
  expect(invoicesOfChange(booked, change, AT)).toEqual([]);
});
