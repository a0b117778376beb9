import { has, type Payment, type paymentEndpoints, type tripChangeEndpoints } from '@wayfarer/contracts';
import type { Handlers } from '../../http/handler.ts';
import { pageReply } from '../../http/output/page-reply.ts';
import { giveBack } from './by-hand/give-back.ts';
import { takeByHand } from './by-hand/take-by-hand.ts';
import { takeOnArrival } from './by-hand/take-on-arrival.ts';
import { createEventQueue } from './events/event-queue.ts';
import { receivePaymentEvent } from './events/receive-payment-event.ts';
import { openPayLink } from './link/open-pay-link.ts';
import { payByLink } from './link/pay-by-link.ts';
import { renewPayLink } from './link/renew-pay-link.ts';
import { addContacts } from './list/add-contacts.ts';
import { addFees } from './list/add-fees.ts';
import { addInvoiceNumbers } from './list/add-invoice-numbers.ts';
import type { MoneyDependencies } from './money-guards.ts';
import { presentPayments } from './payment.presenter.ts';
import { paymentRepository } from './payment.repository.ts';
import { refundPayment } from './refund/refund-payment.ts';
import { updatePaymentStatus } from './settle/update-payment-status.ts';
import { startPayment } from './start/start-payment.ts';
import { changeTrip } from './trip-change/change-trip.ts';
import { dropTripChange } from './trip-change/drop-trip-change.ts';
import { quoteTripChange } from './trip-change/quote-trip-change.ts';

export const paymentHandlers = (
  dependencies: MoneyDependencies,
  processBehind = createEventQueue(dependencies),
): Handlers<keyof typeof paymentEndpoints | keyof typeof tripChangeEndpoints | 'openPayLink' | 'payByLink' | 'renewPayLink'> => {
  /** Says whom to reach, and whether an email does. */
  const withContact = async ({ payment }: { payment: Payment }): Promise<{ payment: Payment }> => ({
    payment: (await addContacts(dependencies.database, [payment]))[0] ?? payment,
  });
  return {
    listPayments: async ({ caller, query }) => {
      const payments = paymentRepository(dependencies.database, dependencies.config.SITE_TIME_ZONE);
      const page = await (query.booking
        ? payments.listOfBooking(query.booking)
        : payments.list(query, dependencies.config.SITE_TIME_ZONE));
      const listed = await addContacts(
        dependencies.database,
        await presentPayments(dependencies.database, page.records, 'admin', query.booking !== undefined),
      );
      const numbered = await addInvoiceNumbers(dependencies.database, listed);
      const showsFees = query.booking !== undefined && has(caller.role, 'read-invoices');
      return pageReply(showsFees ? await addFees(dependencies.database, numbered) : numbered, page, query);
    },
    openPayLink: ({ body }) => openPayLink(dependencies, body.token),
    payByLink: ({ body }) => payByLink(dependencies, body),
    renewPayLink: ({ caller, params, body }) => renewPayLink(dependencies, caller, params.id, body),
    quoteTripChange: ({ caller, params, body }) => quoteTripChange(dependencies, caller, params.id, body),
    changeTrip: ({ caller, params, body }) => changeTrip(dependencies, caller, params.id, body),
    dropTripChange: ({ caller, params }) => dropTripChange(dependencies, caller, params.id),
    startPayment: ({ caller, body }) => startPayment(dependencies, caller, body),
    updatePaymentStatus: ({ caller, params }) => updatePaymentStatus(dependencies, caller, params.sessionId),
    refundPayment: async ({ caller, params, headers, body }) =>
      withContact(await refundPayment(dependencies, caller, params.id, { ...body, requestKey: headers['idempotency-key'] })),
    takePayment: ({ caller, params, headers, body }) =>
      takeByHand(dependencies, caller, params.id, { ...body, requestKey: headers['idempotency-key'] }),
    takeOnArrival: ({ caller, params, headers, body }) =>
      takeOnArrival(dependencies, caller, params.id, { ...body, requestKey: headers['idempotency-key'] }),
    giveBack: async ({ caller, params, body }) => withContact(await giveBack(dependencies, caller, params.id, body)),
    receivePaymentEvent: ({ rawBody, headers }) =>
      receivePaymentEvent(dependencies, rawBody, String(headers['stripe-signature'] ?? ''), processBehind),
  };
};
