import { setTimeout as pause } from 'node:timers/promises';
import type { CancellationState } from '@wayfarer/contracts';
import { onlyViolations, type Violation, violation } from '../invariants/violation.ts';
import { dayFromNow } from '../product/catalogue.ts';
import { type Account, bodyOf, type HttpClient } from '../product/http-client.ts';
import type { Snapshot } from './checks/snapshot.ts';
import type { Context } from './journeys/journey.ts';
import { book, openSuccessPage, pay, payNow } from './journeys/steps.ts';

const BOOKINGS = 40;
/**
 * An order may choose a code or an extra that others have used up by then; another traveller orders something
 * else.
 */
const MAX_ORDERS = 10;
/** Days from now: later than any journey travels. */
const LEAVES_IN_DAYS = 90;
/** Milliseconds: beyond the lease of a worker that was killed. */
const CANCELLED_WITHIN_MS = 150_000;
const LOOK_EVERY_MS = 500;
/** Milliseconds, after which no answer to a press counts as a failure. */
const ANSWERED_WITHIN_MS = 300_000;

export type Departure = { readonly packageId: string; readonly day: string; readonly bookings: readonly string[] };

/** Forty paid bookings of one departure, before anything fails. */
export const fillDeparture = async (contextOf: (index: number) => Context, packageId: string): Promise<Departure> => {
  const day = dayFromNow(LEAVES_IN_DAYS);
  const bookAndSee = async (index: number): Promise<string> => {
    for (let order = 0; order < MAX_ORDERS; order += 1) {
      const context = { ...contextOf(index + order * BOOKINGS), packageIds: [packageId] };
      const booking = await book(context, day);
      const sessionId = booking && (await payNow(context, booking));
      if (!sessionId) continue;
      await pay(context, sessionId);
      if (await openSuccessPage(context, { booking, sessionId })) return booking._id;
    }
    throw new Error('A booking of the departure failed.');
  };
  return { packageId, day, bookings: await Promise.all(Array.from({ length: BOOKINGS }, (_, index) => bookAndSee(index))) };
};

/**
 * Two admins cancel it at the same moment, each with two presses, and may be answered by a process that dies.
 */
export const cancelDeparture = async (
  client: HttpClient,
  admins: readonly Account[],
  { packageId, day, bookings }: Departure,
): Promise<void> => {
  const body = { day, bookings, kept: [], reason: 'The road is closed.', letter: 'The monsoon has closed the road to the pass.' };
  const press = async (by: Account, key: string): Promise<void> => {
    const path = `/api/departure/cancel/${packageId}`;
    const call = { method: 'POST', path, by, body, headers: { 'idempotency-key': key } } as const;
    // Whoever got no answer presses again, on a busy machine until the processes that were killed are back.
    let answer = await client.ask(call);
    for (const until = performance.now() + ANSWERED_WITHIN_MS; !answer && performance.now() < until; )
      answer = await client.ask(call);
    bodyOf(answer, 'The departure was not cancelled');
  };
  await Promise.all(admins.flatMap((by) => ['one', 'two'].map((key) => press(by, key))));
};

/** Waits until all its bookings are cancelled, or the promise is broken. */
export const untilCancelled = async (client: HttpClient, by: Account, { packageId, day }: Departure): Promise<void> => {
  const path = `/api/departure/cancellation/${packageId}?day=${day}`;
  for (const until = performance.now() + CANCELLED_WITHIN_MS; performance.now() < until; await pause(LOOK_EVERY_MS)) {
    const { cancellation } = bodyOf<CancellationState>(await client.ask({ method: 'GET', path, by }), 'No cancellation');
    if (cancellation && cancellation.cancelled === cancellation.bookings) return;
  }
};

/**
 * Each of its bookings is cancelled by the agency, with all its money back; that none got more is said by the
 * invariants.
 */
export const checkCancelledDeparture = ({ bookings }: Snapshot, departure: Departure): Violation[] =>
  departure.bookings.flatMap((id) => {
    const booking = bookings.get(id);
    return onlyViolations([
      booking?.bookingStatus !== 'cancelled' && violation('departure', `booking ${id} was not cancelled with its departure`),
      booking?.staffCancel?.terms !== 'agency' && violation('departure', `booking ${id} was not cancelled by the agency`),
      (booking?.amountReceived === 0 || booking?.amountRefunded !== booking?.amountReceived) &&
        violation('departure', `booking ${id} got ${booking?.amountRefunded} of ${booking?.amountReceived} back`),
    ]);
  });
