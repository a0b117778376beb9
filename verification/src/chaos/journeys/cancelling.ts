import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { book, bookAndPay, cancel, GOOD_CARD, openSuccessPage, payNow } from './acts.ts';
import type { Journey } from './stage.ts';

/** Cancels a booking that was never to be paid, twice. */
export const cancelsUnpaid: Journey = async (stage) => {
  const booking = await book(stage, stage.traveller);
  if (!booking) return;
  await Promise.all([cancel(stage, booking, stage.traveller), cancel(stage, booking, stage.traveller)]);
};

/** Cancels while the payment page is open, and tries to pay there all the same. */
export const cancelsWithThePageOpen: Journey = async (stage) => {
  const booking = await book(stage, stage.traveller);
  const sessionId = booking && (await payNow(stage, booking, stage.traveller));
  if (!sessionId) return;
  await cancel(stage, booking, stage.traveller);
  await stage.provider.pay(sessionId, GOOD_CARD);
};

/** One tab pays while the other cancels. */
export const cancelsWhilePaying: Journey = async (stage) => {
  const { provider, random, traveller } = stage;
  const booking = await book(stage, traveller);
  const sessionId = booking && (await payNow(stage, booking, traveller));
  if (!sessionId) return;
  const pays = async () => {
    await pause(random.between(0, 40));
    await provider.pay(sessionId, GOOD_CARD);
    await openSuccessPage(stage, booking, sessionId, traveller);
  };
  await Promise.all([pays(), cancel(stage, booking, traveller)]);
};

/** Cancels while Pay Now is still opening the page. */
export const cancelsWhileOpening: Journey = async (stage) => {
  const { provider, random, traveller } = stage;
  const booking = await book(stage, traveller);
  if (!booking) return;
  const pays = async () => {
    const sessionId = await payNow(stage, booking, traveller);
    if (sessionId) await provider.pay(sessionId, GOOD_CARD);
  };
  const cancels = async () => {
    await pause(random.between(0, 60));
    await cancel(stage, booking, traveller);
  };
  await Promise.all([pays(), cancels()]);
};

/** Cancels what was paid: the traveller, an admin, or both at the same moment. */
export const cancelsPaid: Journey = async (stage) => {
  const { admin, random, traveller } = stage;
  const paid = await bookAndPay(stage);
  if (!paid) return;
  await openSuccessPage(stage, paid.booking, paid.sessionId, traveller);
  const hands = random.oneOf([[traveller], [admin], [traveller, admin], [traveller, traveller]]);
  await Promise.all(hands.map((by) => cancel(stage, paid.booking, by)));
};

/** An admin gives a part back, clicks twice, and at times another admin does the same or the traveller cancels in that moment. */
export const isRefundedInPart: Journey = async (stage) => {
  const { admin, browser, random, traveller, witness } = stage;
  const paid = await bookAndPay(stage);
  const payment = paid && (await openSuccessPage(stage, paid.booking, paid.sessionId, traveller));
  if (!payment) return;
  const givesBack = async (requestKey: string) => {
    const body = { amount: Math.round(payment.amount * random.oneOf([20, 50, 100])) / 100, reason: 'The bus was late.' };
    const headers = { 'idempotency-key': requestKey };
    const path = `/api/payment/refund/${payment._id}`;
    const clicks = await Promise.all([1, 2].map(() => browser.ask({ method: 'POST', path, by: admin, body, headers })));
    if (clicks.some((answer) => answer?.status === 200))
      witness.note({ kind: 'refund taken on', bookingId: paid.booking._id, requestKey });
  };
  await Promise.all([
    givesBack(randomUUID()),
    random.chance(0.4) && givesBack(randomUUID()),
    random.chance(0.4) && cancel(stage, paid.booking, traveller),
  ]);
};
