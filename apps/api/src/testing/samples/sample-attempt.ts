import type { PaymentAttempt } from '../../features/attempts/index.ts';
import type { MoneyState } from '../../features/bookings/index.ts';
import type { SessionTruth } from '../../integrations/stripe/payment-provider.ts';

/** The total of 3 × 1999.99, in minor units. */
export const SAMPLE_TOTAL = 599997;
const AT = new Date('2026-11-20T12:00:00Z');

/** An attempt to pay that total, as stored before the provider is called. */
export const sampleAttempt = (attemptId: string, fields: Partial<PaymentAttempt> = {}): PaymentAttempt => ({
  attemptId,
  status: 'creating',
  order: {
    attemptId,
    bookingId: 'b',
    unitPrice: 199999,
    quantity: 3,
    currency: 'inr',
    title: 'Hampi',
    description: '3 persons',
    expiresAt: 0,
    successUrl: 'https://example.com',
    cancelUrl: 'https://example.com',
  },
  sessionId: null,
  url: null,
  paymentId: null,
  paymentMethod: null,
  amountReceived: 0,
  currencyReceived: null,
  refunds: [],
  disputedAt: null,
  refundDue: 0,
  amountRefunded: 0,
  createdAt: AT,
  paidAt: null,
  refundedAt: null,
  checkAt: AT,
  listKey: null,
  ...fields,
});

/** A booking of that total, with the parts that decisions about money read. */
export const moneyState = (attempts: PaymentAttempt[], fields: Partial<MoneyState> = {}): MoneyState => ({
  bookingStatus: 'pending',
  totalAmount: SAMPLE_TOTAL,
  currency: 'inr',
  attempts,
  commands: [],
  travelDate: '2027-01-12',
  totalPersons: 2,
  ...fields,
});

/** What the provider says of a session through which that total was paid. */
export const paidTruth = (attemptId: string, fields: Partial<SessionTruth> = {}): SessionTruth => ({
  sessionId: `cs_${attemptId}`,
  bookingId: 'b',
  attemptId,
  url: null,
  state: 'complete',
  paid: true,
  amount: SAMPLE_TOTAL,
  currency: 'inr',
  paymentId: `pi_${attemptId}`,
  paymentMethod: 'card',
  refunds: [],
  ...fields,
});

/** What an attempt keeps of it. */
export const receivedFields = (attemptId: string): Partial<PaymentAttempt> => ({
  sessionId: `cs_${attemptId}`,
  paymentId: `pi_${attemptId}`,
  paymentMethod: 'card',
  amountReceived: SAMPLE_TOTAL,
  currencyReceived: 'inr',
  paidAt: AT,
  checkAt: null,
  listKey: `${AT.toISOString()} ${attemptId}`,
});
