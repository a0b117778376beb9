import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import Stripe from 'stripe';
import { apiEnvironment } from '../../bench/frame/process-environment.ts';
import type { Request } from '../../product/http-client.ts';
import type { Context, Journey } from './journey.ts';
import { book, bookAndOpenPage, pay, payNow } from './steps.ts';

/** A stranger who knows the ids of a booking tries everything with them. */
export const isTriedByAStranger: Journey = async (context) => {
  const { client, stranger: by, traveller, history } = context;
  const booking = await book(context);
  const sessionId = booking && (await payNow(context, booking));
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
    const answer = await client.ask(request);
    if (answer) history.intrude('stranger', `${request.method} ${request.path}`, answer.status);
  }
  await pay(context, sessionId);
};

/** An event that says that a session is paid: under another secret, or with a signature of an hour ago. */
const forgedEvent = ({ random }: Context, sessionId: string): Request => {
  const id = `evt_forged_${randomBytes(8).toString('hex')}`;
  const object = { id: sessionId, object: 'checkout.session', payment_status: 'paid' };
  const body = { id, object: 'event', type: 'checkout.session.completed', data: { object } };
  const isOld = random.chance(0.3);
  const signedAt = Math.floor(Date.now() / 1000) - (isOld ? 3600 : 0);
  const secret = isOld ? apiEnvironment('').STRIPE_WEBHOOK_SECRET : 'whsec_of_a_forger';
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: JSON.stringify(body), secret, timestamp: signedAt });
  const headers = { 'stripe-signature': signature };
  return { method: 'POST', path: '/api/payment/webhook', body, headers };
};

/** A forger sends events that say that it is paid. */
export const meetsForgedEvents: Journey = async (context) => {
  const page = await bookAndOpenPage(context);
  if (!page) return;
  for (let tries = 0; tries < 3; tries += 1) {
    const answer = await context.client.once(forgedEvent(context, page.sessionId));
    if (answer && answer.status < 500) context.history.intrude('forger', 'a forged event', answer.status);
    await pause(context.random.between(0, 200));
  }
};
