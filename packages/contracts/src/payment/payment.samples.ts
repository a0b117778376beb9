import type { AnswersOf } from '../answers-of.ts';
import { sampleBooking } from '../booking/booking.samples.ts';
import { identityOf } from '../values/identity.samples.ts';
import type { paymentEndpoints } from './payment.endpoints.ts';
import type { Payment } from './payment.schema.ts';

export const samplePayment: Payment = {
  ...identityOf(40),
  transactionId: 'pi_sample',
  sessionId: 'cs_test_sample',
  paymentId: 'pi_sample',
  user: sampleBooking.user,
  booking: sampleBooking._id,
  amount: 5999.97,
  amountRefunded: 0,
  amountLeft: 5999.97,
  refunds: [],
  paymentMethod: 'card',
  status: 'paid',
  attention: null,
  commands: [],
  createdAt: '2026-11-20T09:31:00.000Z',
};

export const paymentAnswers: AnswersOf<typeof paymentEndpoints> = {
  listPayments: [samplePayment],
  startPayment: { url: 'https://checkout.example/cs_test_sample', sessionId: 'cs_test_sample' },
  updatePaymentStatus: { updatedPayment: samplePayment },
  refundPayment: { payment: samplePayment },
  takePayment: { payment: samplePayment },
  takeOnArrival: { booking: sampleBooking._id, owed: 0 },
  giveBack: { payment: samplePayment },
  receivePaymentEvent: { received: true },
};
