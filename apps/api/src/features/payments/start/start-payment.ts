import { setTimeout as pause } from 'node:timers/promises';
import { minorUnitsOf, type newPaymentSessionSchema, type PaymentSession } from '@wayfarer/contracts';
import { t } from '@wayfarer/words';
import type { z } from 'zod';
import { ApiError } from '../../../errors/api-error.ts';
import type { Caller } from '../../../http/caller.ts';
import type { Reply } from '../../../http/handler.ts';
import { ProviderFailure } from '../../../integrations/stripe/payment-provider.ts';
import { askedOf } from '../../attempts/index.ts';
import {
  type BookingRecord,
  type BookingWithPackage,
  bookingRepository,
  getBookingFor,
  holdSeatsAgain,
  priceAgain,
  readStillSold,
  whyNotPayable,
} from '../../bookings/index.ts';
import type { MoneyDependencies } from '../money-guards.ts';
import { providerInTime } from '../provider-in-time.ts';
import { closeSession } from '../settle/carry-out-command.ts';
import { settle } from '../settle/settle.ts';
import { chosenAmountOf } from './chosen-amount.ts';
import { newAttemptFor, type ReturnTo } from './new-attempt.ts';
import { openSession } from './open-session.ts';

/** The most attempts of one booking: a document must not grow without bound. */
const MAX_ATTEMPTS = 50;
/** Rounds of reading and acting before the traveller is asked to try again; concurrent clicks take a few. */
const MAX_ROUNDS = 12;
const PAUSE_WHILE_ANOTHER_OPENS = 250;

/**
 * `returnTo`: where the provider's page leads back to; to the traveller's own pages unless it is a link to
 * pay.
 */
type Wanted = z.infer<typeof newPaymentSessionSchema> & { readonly returnTo?: ReturnTo };

const assertPayable = async (dependencies: MoneyDependencies, { booking, tourPackage }: BookingWithPackage): Promise<void> => {
  const isStillSold = await readStillSold(dependencies, [booking]);
  if (!dependencies.guards.canPay(booking, isStillSold(booking, tourPackage), dependencies))
    throw new ApiError('NOT_PAYABLE', whyNotPayable(booking));
};

/** @throws CONFLICT where something was paid since whoever pays looked */
const assertPaidBefore = ({ amountReceived }: BookingRecord, { paidBefore }: Pick<Wanted, 'paidBefore'>): void => {
  if (paidBefore !== undefined && minorUnitsOf(paidBefore) !== amountReceived)
    throw new ApiError('CONFLICT', t('Something was paid for this booking meanwhile. Please look at what is still owed.'));
};

/** What to store with a new attempt; null where the booking has changed meanwhile. */
const takeAgain = async (
  dependencies: MoneyDependencies,
  caller: Caller,
  found: BookingWithPackage,
  totalAmount: number | undefined,
) => {
  // The seats of a confirmed booking are kept, and its price is agreed.
  if (found.booking.bookingStatus === 'confirmed') return {};
  const price = await priceAgain(dependencies, found, totalAmount);
  const seats = await holdSeatsAgain(dependencies, caller, { ...found, booking: { ...found.booking, ...price } });
  return seats && { ...price, ...seats };
};

/**
 * Continues the live attempt, or begins one; a page that asks for another sum than the chosen one, or for
 * a change, is closed first. Null means another round, because the booking has changed meanwhile.
 */
const continueOrBegin = async (
  dependencies: MoneyDependencies,
  caller: Caller,
  found: BookingWithPackage,
  { totalAmount, amount: chosen, returnTo }: Pick<Wanted, 'totalAmount' | 'amount' | 'returnTo'>,
): Promise<Reply<PaymentSession> | null> => {
  const { guards } = dependencies;
  const { booking } = found;
  const live = guards.liveAttemptOf(booking);
  const asksForOther = live && chosen !== undefined && askedOf(live) !== minorUnitsOf(chosen);
  if (live && (asksForOther || live.change !== undefined)) {
    chosenAmountOf(booking, chosen, dependencies);
    await closeSession(dependencies, { booking, attempt: live });
    return null;
  }
  if (live?.sessionId) return guards.publicSessionOf(await settle(dependencies, live.sessionId, booking), live.attemptId, 200);
  if (live) {
    await openSession(dependencies, booking, live);
    return null;
  }
  if (booking.attempts.length >= MAX_ATTEMPTS)
    throw new ApiError('NOT_PAYABLE', t('There were too many tries. Please book again.'));
  // Both times are computed from the same instant, so the page closes before the seats are free, however slow
  // the calls are.
  const now = dependencies.clock();
  const atOnce = { ...dependencies, clock: () => now };
  const taken = await takeAgain(atOnce, caller, found, totalAmount);
  if (!taken) return null;
  const priced = { ...booking, ...taken };
  const amount = chosenAmountOf(priced, chosen, atOnce);
  const attempt = newAttemptFor(priced, atOnce, { amount, ...(returnTo ? { returnTo } : {}) });
  const stored = await bookingRepository(dependencies.database).change(booking, {
    ...taken,
    attempts: [...booking.attempts, attempt],
  });
  if (!stored) return null;
  await dependencies.reached?.('attempt-stored');
  const opened = await openSession(dependencies, stored, attempt);
  if (opened?.attempts.some(({ attemptId, status }) => attemptId === attempt.attemptId && status === 'failed'))
    throw new ApiError('PAYMENT_PROVIDER_UNAVAILABLE');
  return guards.publicSessionOf(opened, attempt.attemptId, 201);
};

/**
 * Hands out the provider's page for a booking. There is at most one live attempt: a second click or tab gets
 * the same page, and after a crash the same attempt goes on.
 * @throws NOT_FOUND, FORBIDDEN; NOT_PAYABLE; VALIDATION at `amount`; CONFLICT where
 * something was paid meanwhile; PRICE_CHANGED where its price no longer holds; SOLD_OUT,
 * TOO_MANY_UNPAID; PAYMENT_PROVIDER_UNAVAILABLE, with the booking still waiting for payment
 */
export const startPayment = async (
  dependencies: MoneyDependencies,
  caller: Caller,
  { userId, bookingId, ...wanted }: Wanted,
): Promise<Reply<PaymentSession>> => {
  const bookings = bookingRepository(dependencies.database);
  const impatient = { ...dependencies, paymentProvider: providerInTime(dependencies) };
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const found = await getBookingFor(bookings, caller, bookingId);
    if (String(found.booking.userId) !== userId.toLowerCase()) throw new ApiError('FORBIDDEN');
    await assertPayable(dependencies, found);
    assertPaidBefore(found.booking, wanted);
    try {
      const reply = await continueOrBegin(impatient, caller, found, wanted);
      if (reply) return reply;
    } catch (thrown) {
      if (!(thrown instanceof ProviderFailure)) throw thrown;
      dependencies.logger.warn({ err: thrown, bookingId }, 'The payment provider gave no answer');
      if (thrown.kind !== 'busy') throw new ApiError('PAYMENT_PROVIDER_UNAVAILABLE');
      await pause(PAUSE_WHILE_ANOTHER_OPENS);
    }
  }
  throw new ApiError('PAYMENT_PROVIDER_UNAVAILABLE');
};
