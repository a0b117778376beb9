import { type MoneyReport, monthAfter, monthOf, type Statement } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { expect, test } from 'vitest';
import { signUpAdmin } from '../../../testing/accounts.ts';
import { todayOf } from '../../../testing/catalogue.ts';
import { eventually, startMoneyJourney } from '../../../testing/money-journey.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { issueInvoices } from '../../documents/index.ts';

const api = await testApi();
const journey = await startMoneyJourney(api);
const DAY_MS = 24 * 60 * 60_000;

const made = monthOf(todayOf(api));
const booking = await journey.bookConfirmed();
await issueInvoices(api.dependencies);
api.clock.moveBy(40 * DAY_MS);
const admin = await signUpAdmin(api);
const path = `/api/booking/cancel/${booking._id}`;
await api.request.put(path).set(admin.bearer).send({ status: 'cancelled', terms: 'agency' }).expect(200);
const later = monthOf(todayOf(api));
const ask = async <Answer>(about: string): Promise<Answer> =>
  (await api.request.get(`/api/invoice/${about}from=${made}&to=${later}`).set(admin.bearer).expect(200)).body;
await eventually(async () => (await ask<MoneyReport>('report?by=month&')).total.refunds === 1);
await issueInvoices(api.dependencies);

test('money counts in the month in which it moved, and a booking that was cancelled in none', async () => {
  const { lines, total } = await ask<MoneyReport>('report?by=month&');
  expect(lines.map(({ key }) => key)).toEqual([made, later]);
  const lineOf = (month: string) => only(lines.filter(({ key }) => key === month));
  expect(lineOf(made)).toMatchObject({ payments: 1, refunds: 0, refunded: 0 });
  expect(lineOf(later)).toMatchObject({ payments: 0, received: 0, refunds: 1 });
  expect(total).toMatchObject({ bookings: 0, persons: 0, net: 0 });
});

test('a statement has each of its months with what its documents come to', async () => {
  const { months } = await ask<Statement>('months?');
  const monthOfStatement = (asked: string) => only(months.filter(({ month }) => month === asked));
  for (const asked of [made, later]) {
    const { body } = await api.request.get('/api/invoice/sums').query({ month: asked }).set(admin.bearer).expect(200);
    const { invoices, creditNotes } = monthOfStatement(asked);
    expect({ invoices, creditNotes }).toEqual({ invoices: body.month.invoices, creditNotes: body.month.creditNotes });
  }
  expect(monthOfStatement(made).invoices.count).toBe(1);
  expect(monthOfStatement(later).creditNotes.count).toBe(1);
  for (const between of months) expect([made, later, monthAfter(made, 1)]).toContain(between.month);
});
