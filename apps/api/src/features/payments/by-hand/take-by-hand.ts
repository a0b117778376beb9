import { type LateTakenPayment, minorUnitsOf, type Payment } from '@wayfarer/contracts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Caller } from '../../../http/caller.ts';
import { ProviderFailure } from '../../../integrations/stripe/payment-provider.ts';
import { noteBooking } from '../../../logging/audit-context.ts';
import { assertReceivedOn } from '../../../time/assert-received-on.ts';
import { todayOf } from '../../../time/today-of.ts';
import { METHODS, type PaidByHand } from '../../attempts/index.ts';
import { type BookingRecord, bookingRepository, holdSeatsAgain, noSuchBooking, whyNotPayable } from '../../bookings/index.ts';
import { listKeyOf } from '../decide/decide.ts';
import type { MoneyDependencies } from '../money-guards.ts';
import { presentOnePayment } from '../payment.presenter.ts';
import { providerInTime } from '../provider-in-time.ts';
import { closeSession } from '../settle/carry-out-command.ts';
import { settleAtOnce } from '../settle/settle-at-once.ts';
import { assertAmountFits } from '../start/chosen-amount.ts';
import { leastAmountOf } from '../start/least-amount.ts';
import { newAttemptFor } from '../start/new-attempt.ts';
import { recordedUnder } from './decide-by-hand.ts';
import { priceToTake } from './price-to-take.ts';

/** Rounds of reading and deciding while others change the booking. */
const MAX_ROUNDS = 4;

type Taken = LateTakenPayment & { readonly requestKey: string };

const paidByHand = (
  dependencies: MoneyDependencies,
  caller: Caller,
  booking: Parameters<typeof newAttemptFor>[0],
  { way, amount, receivedOn, reference, requestKey }: Taken,
): PaidByHand => {
  const attempt = newAttemptFor(booking, dependencies, { amount: minorUnitsOf(amount) });
  return {
    ...attempt,
    status: 'paid',
    paymentMethod: METHODS[way],
    amountReceived: minorUnitsOf(amount),
    currencyReceived: booking.currency,
    byHand: { receivedOn, reference: reference ?? null, takenBy: caller.userId, requestKey },
    paidAt: attempt.createdAt,
    checkAt: null,
    listKey: listKeyOf(attempt),
  };
};

/** @throws PAYMENT_PROVIDER_UNAVAILABLE where nobody can know whether it was paid there */
const closePage = async (dependencies: MoneyDependencies, page: Parameters<typeof closeSession>[1]): Promise<void> => {
  try {
    await closeSession({ ...dependencies, paymentProvider: providerInTime(dependencies) }, page);
  } catch (thrown) {
    if (!(thrown instanceof ProviderFailure)) throw thrown;
    dependencies.logger.warn({ err: thrown, bookingId: String(page.booking._id) }, 'A payment page could not be closed');
    throw new ApiError('PAYMENT_PROVIDER_UNAVAILABLE');
  }
};

/**
 * Records that staff have taken money for a booking, in cash or as a transfer: its whole price or its
 * deposit, which confirms it, or a part of what it still owes. An open payment page is closed first, so that
 * nobody pays there too; and the seats of a booking that waits are held, and refused where others have them.
 * However often it is sent under one key, it is recorded once.
 * @param assertMay throws where this caller may not take it of the booking as it is
 * @throws NOT_FOUND, NOT_PAYABLE; PRICE_CHANGED, FORBIDDEN as `priceToTake`; VALIDATION at `amount` or
 * `receivedOn`; SOLD_OUT, CONFLICT for its code;
 * IDEMPOTENCY_KEY_REUSED; PAYMENT_PROVIDER_UNAVAILABLE
 */
export const takeByHand = async (
  dependencies: MoneyDependencies,
  caller: Caller,
  bookingId: string,
  taken: Taken,
  assertMay: (booking: BookingRecord) => void = () => {},
): Promise<{ payment: Payment }> => {
  const { database, guards } = dependencies;
  const bookings = bookingRepository(database);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const found = await bookings.findWithPackage(bookingId);
    if (!found) throw noSuchBooking();
    const { booking } = found;
    noteBooking(booking._id);
    assertMay(booking);
    assertReceivedOn(dependencies, 'receivedOn', taken.receivedOn, booking.bookingDate);
    const live = guards.liveAttemptOf(booking);
    if (live) {
      await closePage(dependencies, { booking, attempt: live });
      continue;
    }
    // Whether travellers could still book it does not matter to staff.
    const mayPay = guards.canPay(booking, true, dependencies);
    const isFirst = booking.bookingStatus === 'pending';
    const isNew = mayPay && !recordedUnder(booking, taken.requestKey);
    const price = isNew && isFirst ? await priceToTake(dependencies, caller, found, taken) : {};
    const priced = { ...booking, ...price };
    if (isNew) assertAmountFits(priced, minorUnitsOf(taken.amount), leastAmountOf(priced, todayOf(dependencies)));
    const change = guards.decideTaken(priced, paidByHand(dependencies, caller, priced, taken));
    if (change && !mayPay) throw new ApiError('NOT_PAYABLE', whyNotPayable(booking));
    const seats = change && isFirst ? await holdSeatsAgain(dependencies, caller, { ...found, booking: priced }) : {};
    const stored = change ? seats && (await bookings.change(booking, { ...price, ...change, ...seats })) : booking;
    if (!stored) continue;
    await dependencies.reached?.('attempt-stored');
    await settleAtOnce(dependencies)(stored);
    const settled = (await bookings.findById(bookingId)) ?? stored;
    const attempt = recordedUnder(settled, taken.requestKey);
    if (attempt) return { payment: await presentOnePayment(database, { ...settled, attempt }, caller.role) };
  }
  throw new ApiError('CONFLICT');
};
