import { setTimeout as pause } from 'node:timers/promises';
import { type Booking, minorUnitsOf, type PaymentSession, type TripChange } from '@wayfarer/contracts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Caller } from '../../../http/caller.ts';
import type { Reply } from '../../../http/handler.ts';
import { ProviderFailure } from '../../../integrations/stripe/payment-provider.ts';
import {
  type BookingRecord,
  type BookingWithPackage,
  beginChange,
  bookingRepository,
  changeBooking,
  dropChange,
  finishChanges,
  getBookingFor,
  giveUpChange,
  type PendingChange,
  presentBooking,
  withHoldsKept,
} from '../../bookings/index.ts';
import type { MoneyDependencies } from '../money-guards.ts';
import { providerInTime } from '../provider-in-time.ts';
import { settle } from '../settle/settle.ts';
import { settleAtOnce } from '../settle/settle-at-once.ts';
import { settleChanges } from '../settle/settle-changes.ts';
import { newAttemptFor } from '../start/new-attempt.ts';
import { openSession } from '../start/open-session.ts';
import { abandonChange, liveFor } from './abandon-change.ts';
import { assertAsPreviewed, assertMayGiveBack, pendingChangeOf } from './pending-change.ts';
import { type PricedWish, priceWish } from './price-wish.ts';

/** Rounds of reading and acting before whoever changes it is asked to try again. */
const MAX_ROUNDS = 12;
const PAUSE_WHILE_ANOTHER_BEGINS_MS = 250;

type Changed = { readonly booking: BookingRecord; readonly payment?: PaymentSession };

/** Whether two changes are the same, so that a second click goes on with the first. */
const isSame = (one: PendingChange, other: PendingChange): boolean =>
  JSON.stringify([one.to, one.toPay, one.refund, one.leaving]) ===
  JSON.stringify([other.to, other.toPay, other.refund, other.leaving]);

/** What of a booking, or of what is booked instead, a wish is about. */
const orderIn = ({ travelDate, totalPersons, choice }: Pick<BookingRecord, 'travelDate' | 'totalPersons' | 'choice'>): string =>
  JSON.stringify([travelDate, totalPersons, choice?.party, choice?.extras, choice?.singleRooms]);

/**
 * Whether a booking is as a wish would have it: nothing was to change, or the same call was carried out
 * before. So a second click pays no second fee, and takes nothing off again.
 */
const isAsWished = (booking: BookingRecord, { to }: PricedWish, { discount }: TripChange): boolean => {
  if (orderIn(to) !== orderIn(booking)) return false;
  if (!discount) return true;
  const isSameReason = booking.byStaff?.discount?.reason === discount.reason;
  return isSameReason && booking.changes?.at(-1)?.takenOff === minorUnitsOf(discount.amount);
};

/** Makes a change that nobody has to pay for first; its seats are kept before. Null where it was dropped. */
const makeNow = async (needs: MoneyDependencies, booking: BookingRecord, { stay }: PendingChange): Promise<Changed | null> => {
  const decide = (current: BookingRecord) =>
    withHoldsKept(needs, current, needs.guards.decideChange(current, stay, needs.clock()), () =>
      dropChange(current, needs.clock()),
    );
  const made = await changeBooking(bookingRepository(needs.database), booking._id, decide, booking);
  await needs.reached?.('decision-stored');
  const finished = made && (await finishChanges(needs, made));
  if (!finished) return null;
  await settleAtOnce(needs)(finished);
  return finished.changes?.some((one) => one.stay === stay)
    ? { booking: (await bookingRepository(needs.database).findById(finished._id)) ?? finished }
    : null;
};

/** Opens the page on which a change is paid. Null where the booking has changed meanwhile. */
const payFirst = async (needs: MoneyDependencies, booking: BookingRecord, change: PendingChange): Promise<Changed | null> => {
  const { guards } = needs;
  const attempt = newAttemptFor({ ...booking, ...change.to }, needs, { amount: change.toPay, returnTo: 'trip', change });
  const stored = await bookingRepository(needs.database).change(booking, { attempts: [...booking.attempts, attempt] });
  if (!stored) return null;
  await needs.reached?.('attempt-stored');
  const opened = await openSession(needs, stored, attempt);
  if (opened?.attempts.some(({ attemptId, status }) => attemptId === attempt.attemptId && status === 'failed')) {
    await giveUpChange(needs, stored, change.stay);
    throw new ApiError('PAYMENT_PROVIDER_UNAVAILABLE');
  }
  return pageOf(opened, guards.publicSessionOf(opened, attempt.attemptId, 201));
};

const pageOf = (booking: BookingRecord | null, page: Reply<PaymentSession> | null): Changed | null =>
  booking && page ? { booking, payment: page.body } : null;

const shownAgain = async (needs: MoneyDependencies, booking: BookingRecord, sessionId: string, attemptId: string) => {
  const settled = await settle(needs, sessionId, booking);
  return pageOf(settled, needs.guards.publicSessionOf(settled, attemptId, 200));
};

/** Goes on with a change that is under way, or gives it up for another. Null means another round. */
const goOn = async (needs: MoneyDependencies, booking: BookingRecord, wanted: PendingChange, mayWait: boolean) => {
  const { changing: begun } = booking;
  if (!begun) return null;
  const live = liveFor(booking, begun);
  if (isSame(begun, wanted)) {
    if (live?.sessionId) return shownAgain(needs, booking, live.sessionId, live.attemptId);
    if (live) await openSession(needs, booking, live);
    if (live) return null;
    if (mayWait) return pause(PAUSE_WHILE_ANOTHER_BEGINS_MS, null);
  }
  await abandonChange(needs, booking, begun);
  return null;
};

const once = async (
  needs: MoneyDependencies,
  caller: Caller,
  read: BookingWithPackage,
  wish: TripChange,
  mayWait: boolean,
): Promise<Changed | null> => {
  const settled = await settleChanges(needs, read.booking);
  if (!settled) return null;
  const found = { ...read, booking: settled };
  const priced = await priceWish(needs, caller, found, wish);
  if (isAsWished(found.booking, priced, wish)) return { booking: found.booking };
  assertAsPreviewed(found.booking, priced, wish);
  await assertMayGiveBack(needs, caller, found.booking, priced.money.refund);
  const change = pendingChangeOf(needs, caller, found.booking, priced, wish);
  if (found.booking.changing) return goOn(needs, found.booking, change, mayWait);
  const begun = await beginChange(needs, found, change);
  if (!begun) return null;
  return change.toPay > 0 ? payFirst(needs, begun, change) : makeNow(needs, begun, change);
};

/**
 * Changes day, party, rooms or extras of a booking. The change and the seats for it are stored before
 * anything else; what is dearer is paid before it is made, and what is cheaper goes back with it, all in
 * one write. Two clicks make one change.
 * @throws NOT_FOUND, FORBIDDEN; everything that `priceWish` refuses; PRICE_CHANGED and REFUND_CHANGED
 * where it comes to something else than was agreed to; SOLD_OUT; CONFLICT; PAYMENT_PROVIDER_UNAVAILABLE
 */
export const changeTrip = async (
  dependencies: MoneyDependencies,
  caller: Caller,
  id: string,
  wish: TripChange,
): Promise<{ booking: Booking; payment?: PaymentSession }> => {
  const bookings = bookingRepository(dependencies.database);
  const needs = { ...dependencies, paymentProvider: providerInTime(dependencies) };
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const found = await getBookingFor(bookings, caller, id);
    try {
      const changed = await once(needs, caller, found, wish, round < MAX_ROUNDS / 2);
      if (changed) {
        const booking = await presentBooking(dependencies, { ...found, booking: changed.booking }, caller);
        return { booking, ...(changed.payment ? { payment: changed.payment } : {}) };
      }
    } catch (thrown) {
      if (!(thrown instanceof ProviderFailure)) throw thrown;
      dependencies.logger.warn({ err: thrown, bookingId: id }, 'The payment provider gave no answer');
      throw new ApiError('PAYMENT_PROVIDER_UNAVAILABLE');
    }
  }
  throw new ApiError('CONFLICT');
};
