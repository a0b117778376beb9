import type { Booking, Invoice, Payment, Trip } from '@wayfarer/contracts';
import { expect } from 'vitest';
import { issueInvoices } from '../features/documents/index.ts';
import type { InvoiceRecord } from '../features/invoices/index.ts';
import { todayOf } from './catalogue.ts';
import { startDeposits } from './deposits.ts';
import { invoiceTextOf } from './invoices.ts';
import type { MoneyJourney } from './money-journey.ts';
import type { TestApi } from './start-test-api.ts';

const withoutSpaces = (text: string): string => text.replaceAll(/\s+/g, '');

/** The text of a document has these parts, however it breaks its lines. */
export const expectIn = (text: string, parts: readonly string[]): void => {
  for (const part of parts) expect(withoutSpaces(text)).toContain(withoutSpaces(part));
};

/** Bookings that are paid in a deposit and the rest, and the documents of their payments. */
export const startReceipts = async (api: TestApi, journey: MoneyJourney) => {
  const { admin, traveller } = journey;
  const deposits = await startDeposits(api, journey);
  const { book, paid, take } = deposits;
  const issue = (watching = {}) => issueInvoices(api.dependencies, watching);
  const collection = () => api.dependencies.database.collection<InvoiceRecord>('invoices');
  const documentsOf = async ({ _id }: Booking): Promise<Invoice[]> => {
    await issue();
    const { body }: { body: Trip } = await api.request.get(`/api/booking/trip/${_id}`).set(traveller.bearer).expect(200);
    return body.invoices;
  };
  return {
    ...deposits,
    issue,
    collection,
    stored: () => collection().find().sort({ _id: 1 }).toArray(),
    documentsOf,
    /** Kind and total of each. */
    sumsOf: async (booking: Booking) => (await documentsOf(booking)).map(({ kind, total }) => `${kind} ${total}`),
    textOf: (booking: Booking, number?: string) => invoiceTextOf(api, traveller, booking, number),
    numbered: (series: 'INV' | 'REC' | 'CN', place: number) =>
      `${series}-${todayOf(api).slice(0, 4)}-${String(place).padStart(8, '0')}`,
    /** The deposit by card, ₹20,000 in cash, and the other ₹50,000 by card. */
    paidInThree: async (): Promise<Booking> => {
      const booking = await book();
      await paid(booking);
      await take(booking, 20_000, 'part').expect(201);
      await paid(booking);
      return booking;
    },
    /** Refunds a part of the payment in a place, or all of it. */
    refund: async (booking: Booking, place: number, amount: number): Promise<void> => {
      const { attempts } = await journey.stored(booking);
      const payments = attempts.filter(({ amountReceived }) => amountReceived > 0);
      await api.request
        .post(`/api/payment/refund/${payments[place]?.attemptId}`)
        .set(admin.bearer)
        .set('Idempotency-Key', `${place}-${amount}-${payments[place]?.refunds.length}`)
        .send({ amount, reason: 'A favour' })
        .expect(200);
    },
    /** What is due back of money that was taken by hand is given back. */
    giveBack: async ({ _id }: Booking): Promise<void> => {
      const { body }: { body: Payment[] } = await api.request.get(`/api/payment?booking=${_id}`).set(admin.bearer).expect(200);
      for (const { _id: payment, byHand, refunds } of body)
        for (const { id } of byHand ? refunds : [])
          await api.request.post(`/api/payment/given-back/${payment}`).set(admin.bearer).send({ refund: id }).expect(200);
    },
  };
};
