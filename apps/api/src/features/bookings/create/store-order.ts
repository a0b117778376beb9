import { bookedFactsIn, MAX_TOTAL, type MinorUnits, quoteInRupees, rupeesOf } from '@wayfarer/contracts';
import { t } from '@wayfarer/words';
import { ApiError } from '../../../errors/api-error.ts';
import { wrongField } from '../../../errors/wrong-field.ts';
import { type Offer, readPolicyOf } from '../../tour-packages/index.ts';
import { accountNamesOf, userRepository } from '../../users/index.ts';
import type { BookingRecord } from '../booking.model.ts';
import { bookingRepository, type NewBookingRecord } from '../booking.repository.ts';
import type { BookingDependencies } from '../booking-guards.ts';
import type { BookedPackage } from '../booking-parts.model.ts';
import { releaseBookingsOfUser } from '../cancel/release-bookings-of-user.ts';
import { findDurable } from '../change-booking.ts';
import { moveBookings } from '../join/move-bookings.ts';
import { translatedSnapshot } from '../spoken-booking.ts';
import { confirmFree } from './confirm-free.ts';
import { planOf } from './plan-of.ts';
import type { PricedOrder } from './price-order.ts';
import { storeWithSeats } from './store-with-seats.ts';

/** The currency of every price. */
const CURRENCY = 'inr';

/** In rupees: what adding prices as floating-point numbers can leave. */
const ROUNDING = 0.001;

type Needs = Pick<BookingDependencies, 'database' | 'clock' | 'config' | 'reached' | 'guards'>;

const snapshotOf = async (
  needs: Needs,
  { destination, ...tourPackage }: Offer,
  { quote }: PricedOrder,
): Promise<BookedPackage> => {
  const facts = bookedFactsIn(tourPackage.facts);
  return {
    packageId: tourPackage._id,
    title: tourPackage.title,
    destinationId: tourPackage.destinationId,
    destinationName: destination?.name ?? tourPackage.title,
    destinationCountry: destination?.country ?? '',
    unitPrice: quote.lines[0]?.unit ?? tourPackage.price,
    cancellationPolicy: await readPolicyOf(needs, tourPackage),
    ...(tourPackage.schedule?.startTime === undefined ? {} : { startTime: tourPackage.schedule.startTime }),
    ...(facts ? { facts } : {}),
    ...translatedSnapshot({ destination, ...tourPackage }),
  };
};

/**
 * The account was closed while this booking was being made, and what closed it did not see it. Where it was
 * joined into another one the booking is of that one; that of a deleted one is released here.
 * @returns the booking afterwards
 */
const withUser = async (needs: Needs, booking: BookingRecord): Promise<BookingRecord> => {
  const { database } = needs;
  const user = await userRepository(database).findJoined(String(booking.userId));
  if (user?._id.equals(booking.userId)) return booking;
  if (user) {
    await moveBookings(needs, booking.userId, user);
    return (await findDurable(bookingRepository(database), booking._id)) ?? booking;
  }
  await releaseBookingsOfUser(needs, async () => undefined, String(booking.userId));
  throw new ApiError('UNAUTHENTICATED');
};

/** A booking that cannot be paid is useless, so it is refused. */
export const assertPayable = (total: MinorUnits): void => {
  if (total <= MAX_TOTAL) return;
  throw wrongField(
    'totalPersons',
    t('This total is more than can be paid online at once. Book for fewer persons, or contact us.'),
  );
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
    'package' | 'seats' | 'choice' | 'plan' | 'bookingDate' | 'totalAmount' | 'currency' | 'holdsSeats' | 'seatsHeldUntil'
  >,
  tourPackage: Offer,
  priced: PricedOrder,
): Promise<BookingRecord> => {
  const [names, snapshot] = await Promise.all([
    accountNamesOf(needs.database, [order.userId]),
    snapshotOf(needs, tourPackage, priced),
  ]);
  const plan = planOf(needs, tourPackage, { ...order, ...priced });
  const stored = await storeWithSeats(
    needs,
    {
      ...order,
      package: snapshot,
      ...keptOf(priced),
      bookingDate: needs.clock(),
      totalAmount: priced.quote.total,
      ...(plan ? { plan } : {}),
      currency: CURRENCY,
    },
    tourPackage,
    names.get(String(order.userId)),
  );
  await needs.reached?.('booking-stored');
  const booking = await withUser(needs, stored);
  return booking.totalAmount === 0 ? ((await confirmFree(needs, booking)) ?? booking) : booking;
};
