import { createHmac, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Request } from '../browser.ts';
import { STRIPE_WEBHOOK_SECRET } from '../provider.ts';
import { book, bookAndPay, cancel, GOOD_CARD, openSuccessPage, payNow } from './acts.ts';
import type { Journey, Stage } from './stage.ts';

/** Somebody else knows the ids of a booking and tries everything with them. */
export const isTriedByAStranger: Journey = async (stage) => {
  const { browser, provider, stranger: by, traveller, witness } = stage;
  const booking = await book(stage, traveller);
  const sessionId = booking && (await payNow(stage, booking, traveller));
  if (!booking) return;
  const payment = { userId: traveller.userId, bookingId: booking._id };
  const tries: Request[] = [
    { method: 'GET', path: `/api/booking/bookingById/${booking._id}`, by },
    { method: 'GET', path: `/api/booking/${traveller.userId}`, by },
    { method: 'PUT', path: `/api/booking/cancel/${booking._id}`, by, body: { status: 'cancelled' } },
    { method: 'POST', path: '/api/payment', by, body: payment },
    { method: 'POST', path: '/api/payment', by, body: { ...payment, userId: by.userId } },
    ...(sessionId ? [{ method: 'PUT', path: `/api/payment/status/${sessionId}`, by } as const] : []),
  ];
  for (const request of tries) {
    const answer = await browser.ask(request);
    if (answer && answer.status < 400) witness.trespass(`${request.method} ${request.path}: ${answer.status}`);
    else if (answer) witness.refused('stranger');
  }
  if (sessionId) await provider.pay(sessionId, GOOD_CARD);
};

const forgedEvent = ({ random }: Stage, sessionId: string): Request & { signature: string } => {
  const id = `evt_forged_${randomBytes(8).toString('hex')}`;
  const object = { id: sessionId, object: 'checkout.session', payment_status: 'paid' };
  const body = { id, object: 'event', type: 'checkout.session.completed', data: { object } };
  const isOld = random.chance(0.3);
  const signedAt = Math.floor(Date.now() / 1000) - (isOld ? 3600 : 0);
  const secret = isOld ? STRIPE_WEBHOOK_SECRET : 'whsec_of_a_forger';
  const digest = createHmac('sha256', secret)
    .update(`${signedAt}.${JSON.stringify(body)}`)
    .digest('hex');
  return { method: 'POST', path: '/api/payment/webhook', body, signature: `t=${signedAt},v1=${digest}` };
};

/** Somebody sends events that say it is paid: under another secret, or with a signature of an hour ago. */
export const isForged: Journey = async (stage) => {
  const { browser, random, traveller, witness } = stage;
  const booking = await book(stage, traveller);
  const sessionId = booking && (await payNow(stage, booking, traveller));
  if (!sessionId) return;
  for (let tries = 0; tries < 3; tries += 1) {
    const { signature, ...request } = forgedEvent(stage, sessionId);
    const answer = await browser.once({ ...request, headers: { 'stripe-signature': signature } });
    if (answer && answer.status < 400) witness.trespass(`a forged event: ${answer.status}`);
    else if (answer?.status === 400) witness.refused('forger');
    await pause(random.between(0, 200));
  }
};

/** The agency gives the money back in the provider's own dashboard; at times somebody cancels in that moment. */
export const isRefundedInTheDashboard: Journey = async (stage) => {
  const { provider, random, traveller } = stage;
  const paid = await bookAndPay(stage);
  if (!paid) return;
  if (random.chance(0.7)) await openSuccessPage(stage, paid.booking, paid.sessionId, traveller);
  const paymentId = await provider.paymentOf(paid.sessionId);
  await Promise.all([
    paymentId && provider.refundInDashboard(paymentId),
    random.chance(0.3) && cancel(stage, paid.booking, traveller),
  ]);
};

/** An admin deletes the user while one booking is being paid and another one is paid already. */
export const isDeletedWhilePaying: Journey = async (stage) => {
  const { admin, browser, newTraveller, provider, random } = stage;
  const traveller = await newTraveller();
  if (!traveller) return;
  const own = { ...stage, traveller };
  if (random.chance(0.5)) await bookAndPay(own);
  const booking = await book(own, traveller);
  const sessionId = booking && (await payNow(own, booking, traveller));
  await Promise.all([
    browser.ask({ method: 'DELETE', path: `/api/auth/${traveller.userId}`, by: admin }),
    sessionId && provider.pay(sessionId, GOOD_CARD),
  ]);
};
