import type { paymentEndpoints } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handler.ts';
import { pageReply } from '../../http/page-reply.ts';
import { presentPayment } from './payment.presenter.ts';
import { paymentRepository } from './payment.repository.ts';
import { receivePaymentEvent } from './receive-payment-event.ts';
import { startPayment } from './start-payment.ts';
import { updatePaymentStatus } from './update-payment-status.ts';

export const paymentHandlers = (dependencies: Dependencies): Handlers<keyof typeof paymentEndpoints> => ({
  listPayments: async ({ query }) => {
    const page = await paymentRepository(dependencies.database).list(query);
    return pageReply(page.records.map(presentPayment), page, query);
  },
  startPayment: ({ caller, body }) => startPayment(dependencies, caller, body),
  updatePaymentStatus: ({ caller, params }) => updatePaymentStatus(dependencies, caller, params.sessionId),
  receivePaymentEvent: ({ rawBody, headers }) =>
    receivePaymentEvent(dependencies, rawBody, String(headers['stripe-signature'] ?? '')),
});
