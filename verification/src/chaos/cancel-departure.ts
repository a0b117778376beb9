import { setTimeout as pause } from 'node:timers/promises';
import type { AnotherDayAnswer, Booking, CancellationState } from '@wayfarer/contracts';
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
/** How long travellers may choose between the other day and their money: longer than a run settles. */
const CHOOSE_WITHIN_MS = 24 * 60 * 60_000;
/** What every fourth traveller answers, or nothing. */
const ANSWERS: readonly (AnotherDayAnswer | null)[] = ['move', 'money', 'move', null];

/**
 * Two admins cancel it at the same moment, each with two presses, and may be answered by a process that dies;
 * travellers pay meanwhile on the pages that they have open.
 */
export const cancelDeparture = async (
  { client, provider }: Pick<Context, 'client' | 'provider'>,
  admins: readonly Account[],
  { packageId, day, otherDay, bookings }: Departure,
): Promise<void> => {
  const ids = bookings.map(({ id }) => id);
  const body = {
    day,
    bookings: ids,
    kept: [],
    otherDay: { day: otherDay, until: new Date(Date.now() + CHOOSE_WITHIN_MS).toISOString() },
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

/**
 * Travellers answer by the link of their letter, each in two tabs; who was cancelled plainly is asked
 * nothing.
 */
export const answerOffers = async (client: HttpClient, by: Account, { bookings }: Departure): Promise<void> => {
  const answerOne = async (id: string, answer: AnotherDayAnswer | null): Promise<void> => {
    for (const until = performance.now() + ANSWERED_WITHIN_MS; performance.now() < until; await pause(LOOK_EVERY_MS)) {
      const read = await client.ask({ method: 'GET', path: `/api/booking/bookingById/${id}`, by });
      const { bookingStatus, anotherDay } = read?.status === 200 ? (read.body as Booking) : {};
      if (bookingStatus === 'cancelled') return;
      if (!anotherDay?.link) continue;
      const body = { token: new URL(anotherDay.link).hash.slice(1), answer };
      const tabs = answer ? [body, body] : [];
      await Promise.all(tabs.map((one) => client.ask({ method: 'POST', path: '/api/another-day', body: one })));
      return;
    }
  };
  await Promise.all(bookings.map(({ id }, index) => answerOne(id, ANSWERS[index % ANSWERS.length] ?? null)));
};

/** Waits until each of its bookings is cancelled, asked or moved, or the promise is broken. */
export const untilCancelled = async (client: HttpClient, by: Account, { packageId, day }: Departure): Promise<void> => {
  const path = `/api/departure/cancellation/${packageId}?day=${day}`;
  for (const until = performance.now() + CANCELLED_WITHIN_MS; performance.now() < until; await pause(LOOK_EVERY_MS)) {
    const { cancellation } = bodyOf<CancellationState>(await client.ask({ method: 'GET', path, by }), 'No cancellation');
    const { cancelled = 0, asked = 0, moved = 0, bookings = 1 } = cancellation ?? {};
    if (cancelled + asked + moved >= bookings) return;
  }
};

/**
 * Each of its bookings is cancelled by the agency, with all its money back; or travels on the other day, or
 * is still asked, with its money kept. That none got more is said by the invariants.
 */
export const checkCancelledDeparture = ({ bookings }: Snapshot, departure: Departure): Violation[] =>
  departure.bookings.flatMap(({ id, state }, index) => {
    const booking = bookings.get(id);
    const received = booking?.attempts.reduce((sum, { amountReceived }) => sum + amountReceived, 0);
    const refunded = booking?.attempts.reduce((sum, { amountRefunded }) => sum + amountRefunded, 0);
    const name = `booking ${id} (${state})`;
    const isMoved = booking?.bookingStatus === 'confirmed' && booking.travelDate === departure.otherDay;
    const isStillAsked = booking?.bookingStatus === 'confirmed' && booking.anotherDay && !booking.anotherDay.answer;
    if (isMoved || isStillAsked)
      return onlyViolations([
        ANSWERS[index % ANSWERS.length] === 'money' && violation('departure', `${name} asked for its money, and has not got it`),
        isMoved && Boolean(booking.staffCancel) && violation('departure', `${name} was moved, and is told as cancelled`),
      ]);
    return onlyViolations([
      booking?.bookingStatus !== 'cancelled' && violation('departure', `${name} was not cancelled with its departure`),
      booking?.staffCancel?.terms !== 'agency' && violation('departure', `${name} was not cancelled by the agency`),
      ((hasMoney(state) && received === 0) || refunded !== received) &&
        violation('departure', `${name} got ${refunded} of ${received} back`),
    ]);
  });
