import { minorUnitsOf, type Payment, type TakenPayment } from '@wayfarer/contracts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Caller } from '../../../http/caller.ts';
import { noteBooking } from '../../../logging/audit-context.ts';
import { todayOf } from '../../../time/today-of.ts';
import { bookingRepository, holdSeatsAgain, noSuchBooking } from '../../bookings/index.ts';
import { listKeyOf } from '../decide/decide.ts';
import type { MoneyDependencies } from '../money-guards.ts';
import { presentOnePayment } from '../payment.presenter.ts';
import { settleAfterCancel } from '../settle/settle-after-cancel.ts';
import { newAttemptFor } from '../start/new-attempt.ts';
import type { PaidByHand } from './decide-by-hand.ts';

/** Rounds of reading and deciding while others change the booking. */
const MAX_ROUNDS = 12;
const METHODS = { cash: 'cash', transfer: 'bank transfer' } as const;

type Taken = TakenPayment & { readonly requestKey: string };

const paidByHand = (
  dependencies: MoneyDependencies,
  caller: Caller,
  booking: Parameters<typeof newAttemptFor>[0],
  { way, amount, receivedOn, reference, requestKey }: Taken,
): PaidByHand => {
  const attempt = newAttemptFor(booking, dependencies);
  return {
    ...attempt,
    status: 'paid',
    paymentMethod: METHODS[way],
    amountReceived: minorUnitsOf(amount),
    currencyReceived: booking.currency,
    byHand: { receivedOn, reference: reference ?? null, takenBy: caller.userId, requestKey },
    paidAt: attempt.createdAt,
    // Due until its seats are kept (keep-by-hand.ts).
    checkAt: attempt.createdAt,
    listKey: listKeyOf(attempt),
  };
};

/**
 * Records that staff have taken the whole price of a booking, in cash or as a transfer, and confirms it. Its seats are
 * held first, and refused where others have them. However often it is sent under one key, it is recorded once.
 * @throws NOT_FOUND, NOT_PAYABLE; VALIDATION at `amount` or `receivedOn`; SOLD_OUT, CONFLICT for its code; IDEMPOTENCY_KEY_REUSED
 */
export const takeByHand = async (
  dependencies: MoneyDependencies,
  caller: Caller,
  bookingId: string,
  taken: Taken,
): Promise<{ payment: Payment }> => {
  const { database, guards } = dependencies;
  if (taken.receivedOn > todayOf(dependencies)) {
    const sentence = 'This day is in the future.';
    throw new ApiError('VALIDATION', sentence, { receivedOn: sentence });
  }
  const bookings = bookingRepository(database);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const found = await bookings.findWithPackage(bookingId);
    if (!found) throw noSuchBooking();
    const { booking } = found;
    noteBooking(booking._id);
    const paid = paidByHand(dependencies, caller, booking, taken);
    const change = guards.decideByHand(booking, paid, paid.createdAt);
    const known = booking.attempts.find(({ byHand }) => byHand?.requestKey === taken.requestKey);
    if (!change && known) return { payment: await presentOnePayment(database, { ...booking, attempt: known }, caller.role) };
    // Whether travellers could still book it does not matter to staff.
    if (!guards.canPay(booking, true, dependencies)) throw new ApiError('NOT_PAYABLE');
    const seats = await holdSeatsAgain(dependencies, caller, found);
    const stored = seats && change && (await bookings.change(booking, { ...change, seatsHeldUntil: null }));
    if (!stored) continue;
    await dependencies.reached?.('decision-stored');
    await settleAfterCancel(dependencies)(stored);
    return { payment: await presentOnePayment(database, { ...stored, attempt: paid }, caller.role) };
  }
  throw new ApiError('CONFLICT');
};
