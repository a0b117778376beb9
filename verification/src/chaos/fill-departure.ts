import type { Booking, Payment } from '@wayfarer/contracts';
import { dayFromNow } from '../product/catalogue.ts';
import { FREE_CODE } from './charge-more.ts';
import type { Context } from './journeys/journey.ts';
import { book, changeTrip, openSuccessPage, pay, payNow } from './journeys/steps.ts';

const BOOKINGS = 40;
/**
 * An order may choose a code or an extra that others have used up by then; another traveller orders something
 * else.
 */
const MAX_ORDERS = 10;
/** Days from now: later than any journey travels. */
const LEAVES_IN_DAYS = 90;

/**
 * What becomes of a booking before its departure is cancelled. @returns whether it has; a page that is open
 */
type Brings = (context: Context, booking: Booking) => Promise<boolean | string>;

const payUsual = async (context: Context, booking: Booking): Promise<Payment | null> => {
  const sessionId = await payNow(context, booking);
  await pay(context, sessionId);
  return sessionId === null ? null : openSuccessPage(context, { booking, sessionId });
};
const isPaid: Brings = async (context, booking) => (await payUsual(context, booking)) !== null;
const isRefundedInPart: Brings = async (context, booking) => {
  const { admin: by, client } = context;
  const payment = await payUsual(context, booking);
  if (!payment) return false;
  const headers = { 'idempotency-key': booking._id };
  const body = { amount: 1, reason: 'It rained.' };
  const answer = await client.ask({ method: 'POST', path: `/api/payment/refund/${payment._id}`, by, headers, body });
  return answer?.status === 200;
};
const isChanged: Brings = async (context, booking) =>
  (await payUsual(context, booking)) !== null &&
  (await changeTrip(context, booking, { party: { adult: 1 } }, context.admin)) !== null;

/** Every state of payment, and how a booking of the departure comes to it. */
const STATES: Readonly<Record<string, Brings>> = {
  'deposit only': isPaid,
  'paid in two parts': async (context, booking) => (await isPaid(context, booking)) && isPaid(context, booking),
  'refunded in part': isRefundedInPart,
  changed: isChanged,
  unpaid: async () => true,
  'page open': async (context, booking) => (await payNow(context, booking)) ?? false,
  free: async () => true,
};
/** Whether it was paid before its departure is cancelled. */
export const hasMoney = (state: string): boolean => !['unpaid', 'page open', 'free'].includes(state);

type Filled = { readonly id: string; readonly state: string; readonly pageOpen: string | null };
export type Departure = {
  readonly packageId: string;
  readonly day: string;
  /** The one that is offered in its place. */
  readonly otherDay: string;
  readonly bookings: readonly Filled[];
};

/** Forty bookings of one departure, in every state of payment, before anything fails. */
export const fillDeparture = async (contextOf: (index: number) => Context, packageId: string): Promise<Departure> => {
  const [day, otherDay] = [dayFromNow(LEAVES_IN_DAYS), dayFromNow(LEAVES_IN_DAYS + 1)];
  const bring = async (index: number): Promise<Filled> => {
    const [state = '', comesTo] = Object.entries(STATES)[index % Object.keys(STATES).length] ?? [];
    for (let order = 0; order < MAX_ORDERS; order += 1) {
      const context = { ...contextOf(index + order * BOOKINGS), packageIds: [packageId] };
      const booking = await book(context, day, state === 'free' ? { code: FREE_CODE } : {});
      const reached = booking && (await comesTo?.(context, booking));
      if (reached) return { id: booking._id, state, pageOpen: typeof reached === 'string' ? reached : null };
    }
    throw new Error(`A booking of the departure could not be brought to '${state}'.`);
  };
  const bookings = await Promise.all(Array.from({ length: BOOKINGS }, (_, index) => bring(index)));
  return { packageId, day, otherDay, bookings };
};
