import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Journey } from './journey.ts';
import { book, bookAndOpenPage, bookAndPay, cancel, openSuccessPage, pay, payNow } from './steps.ts';

/** Cancels an unpaid booking, twice. */
export const cancelsUnpaid: Journey = async (context) => {
  const booking = await book(context);
  if (booking) await Promise.all([cancel(context, booking), cancel(context, booking)]);
};

/** Cancels while the payment page is open, and tries to pay there all the same. */
export const cancelsWithThePageOpen: Journey = async (context) => {
  const page = await bookAndOpenPage(context);
  if (!page) return;
  await cancel(context, page.booking);
  await pay(context, page.sessionId);
};

/** One tab pays while the other cancels. */
export const cancelsWhilePaying: Journey = async (context) => {
  const page = await bookAndOpenPage(context);
  if (!page) return;
  const pays = async () => {
    await pause(context.random.between(0, 40));
    await pay(context, page.sessionId);
    await openSuccessPage(context, page);
  };
  await Promise.all([pays(), cancel(context, page.booking)]);
};

/** Cancels while Pay Now is still opening the page. */
export const cancelsWhileOpening: Journey = async (context) => {
  const booking = await book(context);
  if (!booking) return;
  const pays = async () => pay(context, await payNow(context, booking));
  const cancels = async () => {
    await pause(context.random.between(0, 60));
    await cancel(context, booking);
  };
  await Promise.all([pays(), cancels()]);
};

/** Cancels what was paid: the traveller, an admin, or both at the same moment. */
export const cancelsPaid: Journey = async (context) => {
  const { admin, random, traveller } = context;
  const page = await bookAndPay(context);
  if (!page) return;
  await openSuccessPage(context, page);
  const callers = random.oneOf([[traveller], [admin], [traveller, admin], [traveller, traveller]]);
  await Promise.all(callers.map((by) => cancel(context, page.booking, by)));
};

/**
 * An admin refunds a part, clicks twice, and at times another admin does the same or the traveller cancels in
 * that moment.
 */
export const isRefundedInPart: Journey = async (context) => {
  const { admin, client, random, history } = context;
  const page = await bookAndPay(context);
  const payment = page && (await openSuccessPage(context, page));
  if (!payment) return;
  const refunds = async () => {
    const requestKey = randomUUID();
    const body = { amount: Math.round(payment.amount * random.oneOf([20, 50, 100])) / 100, reason: 'The bus was late.' };
    const headers = { 'idempotency-key': requestKey };
    const path = `/api/payment/refund/${payment._id}`;
    const clicks = await Promise.all([1, 2].map(() => client.ask({ method: 'POST', path, by: admin, body, headers })));
    if (clicks.some((answer) => answer?.status === 200))
      history.acknowledge({ kind: 'refund taken on', bookingId: page.booking._id, requestKey });
  };
  await Promise.all([refunds(), random.chance(0.4) && refunds(), random.chance(0.4) && cancel(context, page.booking)]);
};

/** The agency refunds the money in the provider's own dashboard; at times somebody cancels in that moment. */
export const isRefundedInTheDashboard: Journey = async (context) => {
  const { provider, random } = context;
  const page = await bookAndPay(context);
  if (!page) return;
  if (random.chance(0.7)) await openSuccessPage(context, page);
  await Promise.all([provider.refundInDashboard(page.sessionId), random.chance(0.3) && cancel(context, page.booking)]);
};

/** An admin deletes the user while one booking is being paid and another one is paid already. */
export const isDeletedWhilePaying: Journey = async ({ newTraveller, ...others }) => {
  const traveller = await newTraveller();
  if (!traveller) return;
  const context = { ...others, newTraveller, traveller };
  const { admin, client, random } = context;
  if (random.chance(0.5)) await bookAndPay(context);
  const page = await bookAndOpenPage(context);
  const path = `/api/auth/${traveller.userId}`;
  await Promise.all([client.ask({ method: 'DELETE', path, by: admin }), pay(context, page?.sessionId ?? null)]);
};
