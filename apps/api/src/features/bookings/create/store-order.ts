import { bookedFactsIn, MAX_TOTAL, type MinorUnits, quoteInRupees, rupeesOf } from '@wayfarer/contracts';
import { ApiError } from '../../../errors/api-error.ts';
import { wrongField } from '../../../errors/wrong-field.ts';
import { type Offer, policyOf } from '../../tour-packages/index.ts';
import { accountNamesOf, userRepository } from '../../users/index.ts';
import type { BookingRecord } from '../booking.model.ts';
import type { NewBookingRecord } from '../booking.repository.ts';
import type { BookingDependencies } from '../booking-guards.ts';
import type { BookedPackage } from '../booking-parts.model.ts';
import { releaseBookingsOfUser } from '../cancel/release-bookings-of-user.ts';
import { confirmFree } from './confirm-free.ts';
import type { PricedOrder } from './price-order.ts';
import { storeWithSeats } from './store-with-seats.ts';

/** The currency of every price. */
const CURRENCY = 'inr';

/** In rupees: what adding prices as floating-point numbers can leave. */
const ROUNDING = 0.001;

type Needs = Pick<BookingDependencies, 'database' | 'clock' | 'config' | 'reached' | 'guards'>;

const snapshotOf = ({ config }: Needs, { destination, ...tourPackage }: Offer, { quote }: PricedOrder): BookedPackage => {
  const facts = bookedFactsIn(tourPackage.facts);
  return {
    packageId: tourPackage._id,
    title: tourPackage.title,
    destinationId: tourPackage.destinationId,
    destinationName: destination?.name ?? tourPackage.title,
    destinationCountry: destination?.country ?? '',
    unitPrice: quote.lines[0]?.unit ?? tourPackage.price,
    cancellationPolicy: policyOf(tourPackage, config),
    ...(tourPackage.schedule?.startTime === undefined ? {} : { startTime: tourPackage.schedule.startTime }),
    ...(facts ? { facts } : {}),
  };
};

/**
 * The user was deleted while this booking was being made: the deletion did not see it, so it is released
 * here.
 */
const assertUserStays = async (needs: Needs, userId: string): Promise<void> => {
  if (await userRepository(needs.database).isPresent(userId)) return;
  await releaseBookingsOfUser(needs, async () => undefined, userId);
  throw new ApiError('UNAUTHENTICATED');
};

/** A booking that cannot be paid is useless, so it is refused. */
export const assertPayable = (total: MinorUnits): void => {
  if (total <= MAX_TOTAL) return;
  throw wrongField('totalPersons', 'This total is more than can be paid online at once. Book for fewer persons, or contact us.');
};

/** What a booking keeps of its price, beside the total. */
const keptOf = ({ seats, choice }: PricedOrder): Pick<BookingRecord, 'seats' | 'choice'> => ({
  ...(seats === undefined ? {} : { seats }),
  ...(choice ? { choice } : {}),
});

/** @throws PRICE_CHANGED with what it is */
export const assertPriceIs = ({ quote, choice }: PricedOrder, totalAmount: number): void => {
  if (Math.abs(totalAmount - rupeesOf(quote.total)) <= ROUNDING) return;
  const { lines, ...present } = quoteInRupees(quote);
  throw new ApiError('PRICE_CHANGED', undefined, { ...present, ...(choice ? { lines } : {}) });
};

/**
 * Stores a new booking of what was priced, with its seats, and confirms it where it costs nothing. Once
 * answered, it survives any crash.
 * @throws SOLD_OUT with what is left, TOO_MANY_UNPAID; CONFLICT where its code is used up
 */
export const storeOrder = async (
  needs: Needs,
  order: Omit<
    NewBookingRecord,
    'package' | 'seats' | 'choice' | 'bookingDate' | 'totalAmount' | 'currency' | 'holdsSeats' | 'seatsHeldUntil'
  >,
  tourPackage: Offer,
  priced: PricedOrder,
): Promise<BookingRecord> => {
  const names = await accountNamesOf(needs.database, [order.userId]);
  const booking = await storeWithSeats(
    needs,
    {
      ...order,
      package: snapshotOf(needs, tourPackage, priced),
      ...keptOf(priced),
      bookingDate: needs.clock(),
      totalAmount: priced.quote.total,
      currency: CURRENCY,
    },
    tourPackage,
    names.get(String(order.userId)),
  );
  await needs.reached?.('booking-stored');
  await assertUserStays(needs, String(order.userId));
  return booking.totalAmount === 0 ? ((await confirmFree(needs, booking)) ?? booking) : booking;
};
