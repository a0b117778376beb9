import { z } from 'zod';
import { balanceTransactionObject } from '../objects/balance-transaction-object.ts';
import { eventObject } from '../objects/event-object.ts';
import { payoutObject } from '../objects/payout-object.ts';
import { refundObject } from '../objects/refund-object.ts';
import { sessionObject } from '../objects/session-object.ts';
import { createRefund, createRefundParameters } from '../operations/create-refund.ts';
import { createSession } from '../operations/create-session.ts';
import { expireSession } from '../operations/expire-session.ts';
import { getRecord } from '../operations/get-record.ts';
import { listPage, pageParameters } from '../operations/page-of.ts';
import { listOf, text } from '../operations/parameter-kinds.ts';
import { payOutDue } from '../operations/pay-out.ts';
import { createSessionParameters } from '../operations/session-parameters.ts';
import { defineEndpoint, type Endpoint } from './endpoint.ts';

const nothing = z.strictObject({});

/** Whether an optional filter matches. */
const fits = (asked: string | undefined, value: string | null): boolean => asked === undefined || asked === value;

/** The part of Stripe's API that the product uses. */
export const everyEndpoint: Endpoint[] = [
  defineEndpoint({
    method: 'post',
    path: '/v1/checkout/sessions',
    parameters: createSessionParameters,
    answers: 'checkout.session',
    run: (sandbox, { parameters }) => createSession(sandbox, parameters),
  }),
  defineEndpoint({
    method: 'get',
    path: '/v1/checkout/sessions',
    parameters: z.strictObject({
      ...pageParameters,
      payment_intent: text(100).optional(),
      status: z.enum(['open', 'complete', 'expired']).optional(),
    }),
    answers: 'list of checkout.session',
    run: ({ store, publicUrl }, { path, parameters: { payment_intent: intent, status, ...page } }) => {
      const asked = store.list('sessions').filter((one) => fits(intent, one.paymentIntentId) && fits(status, one.status));
      return listPage(path, asked, page, (session) => sessionObject(session, publicUrl));
    },
  }),
  defineEndpoint({
    method: 'get',
    path: '/v1/checkout/sessions/:id',
    parameters: nothing,
    answers: 'checkout.session',
    run: (sandbox, { id }) => sessionObject(getRecord(sandbox, 'sessions', id), sandbox.publicUrl),
  }),
  defineEndpoint({
    method: 'post',
    path: '/v1/checkout/sessions/:id/expire',
    parameters: nothing,
    answers: 'checkout.session',
    run: (sandbox, { id, cause }) => expireSession(sandbox, id, cause),
  }),
  defineEndpoint({
    method: 'post',
    path: '/v1/refunds',
    parameters: createRefundParameters,
    answers: 'refund',
    run: (sandbox, { parameters, cause }) => createRefund(sandbox, parameters, cause),
  }),
  defineEndpoint({
    method: 'get',
    path: '/v1/refunds',
    parameters: z.strictObject({ ...pageParameters, payment_intent: text(100).optional(), charge: text(100).optional() }),
    answers: 'list of refund',
    run: ({ store }, { path, parameters: { payment_intent: intent, charge, ...page } }) => {
      const asked = store.list('refunds').filter((one) => fits(intent, one.paymentIntentId) && fits(charge, one.chargeId));
      return listPage(path, asked, page, refundObject);
    },
  }),
  defineEndpoint({
    method: 'get',
    path: '/v1/balance_transactions',
    parameters: z.strictObject({ ...pageParameters, payout: text(100).optional() }),
    answers: 'list of balance_transaction',
    run: (sandbox, { path, parameters: { payout, ...page } }) => {
      payOutDue(sandbox);
      const asked = sandbox.store.list('balanceTransactions').filter((one) => fits(payout, one.payoutId));
      return listPage(path, asked, page, balanceTransactionObject);
    },
  }),
  defineEndpoint({
    method: 'get',
    path: '/v1/payouts',
    parameters: z.strictObject(pageParameters),
    answers: 'list of payout',
    run: (sandbox, { path, parameters }) => {
      payOutDue(sandbox);
      return listPage(path, sandbox.store.list('payouts'), parameters, (payout) => payoutObject(payout, sandbox.now()));
    },
  }),
  defineEndpoint({
    method: 'get',
    path: '/v1/events',
    parameters: z.strictObject({ ...pageParameters, type: text(100).optional(), types: listOf(text(100), 20).optional() }),
    answers: 'list of event',
    run: ({ store }, { path, parameters: { type, types = type && [type], ...page } }) => {
      const asked = store.list('events').filter((event) => !types || types.includes(event.type));
      return listPage(path, asked, page, eventObject);
    },
  }),
];
