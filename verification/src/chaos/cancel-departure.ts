import { setTimeout as pause } from 'node:timers/promises';
import type { CancellationState } from '@wayfarer/contracts';
import { onlyViolations, type Violation, violation } from '../invariants/violation.ts';
import { type Account, bodyOf, type HttpClient } from '../product/http-client.ts';
import type { Snapshot } from './checks/snapshot.ts';
import { type Departure, hasMoney } from './fill-departure.ts';
import type { Context } from './journeys/journey.ts';
import { GOOD_CARD } from './journeys/steps.ts';

/** Milliseconds: beyond the lease of a worker that was killed. */
const CANCELLED_WITHIN_MS = 150_000;
const LOOK_EVERY_MS = 500;
/** Milliseconds, after which no answer to a press counts as a failure. */
const ANSWERED_WITHIN_MS = 300_000;

/**
 * Two admins cancel it at the same moment, each with two presses, and may be answered by a process that dies;
 * travellers pay meanwhile on the pages that they have open.
 */
export const cancelDeparture = async (
  { client, provider }: Pick<Context, 'client' | 'provider'>,
  admins: readonly Account[],
  { packageId, day, bookings }: Departure,
): Promise<void> => {
  const ids = bookings.map(({ id }) => id);
  const body = {
    day,
    bookings: ids,
    kept: [],
    reason: 'The road is closed.',
    letter: 'The monsoon has closed the road to the pass.',
  };
  const press = async (by: Account, key: string): Promise<void> => {
    const path = `/api/departure/cancel/${packageId}`;
    const call = { method: 'POST', path, by, body, headers: { 'idempotency-key': key } } as const;
    // Whoever got no answer presses again, on a busy machine until the processes that were killed are back.
    let answer = await client.ask(call);
    for (const until = performance.now() + ANSWERED_WITHIN_MS; !answer && performance.now() < until; )
      answer = await client.ask(call);
    bodyOf(answer, 'The departure was not cancelled');
  };
  await Promise.all([
    ...admins.flatMap((by) => ['one', 'two'].map((key) => press(by, key))),
    ...bookings.map(({ pageOpen }) => pageOpen && provider.pay(pageOpen, GOOD_CARD)),
  ]);
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
  departure.bookings.flatMap(({ id, state }) => {
    const booking = bookings.get(id);
    const received = booking?.attempts.reduce((sum, { amountReceived }) => sum + amountReceived, 0);
    const refunded = booking?.attempts.reduce((sum, { amountRefunded }) => sum + amountRefunded, 0);
    const name = `booking ${id} (${state})`;
    return onlyViolations([
      booking?.bookingStatus !== 'cancelled' && violation('departure', `${name} was not cancelled with its departure`),
      booking?.staffCancel?.terms !== 'agency' && violation('departure', `${name} was not cancelled by the agency`),
      ((hasMoney(state) && received === 0) || refunded !== received) &&
        violation('departure', `${name} got ${refunded} of ${received} back`),
    ]);
  });
