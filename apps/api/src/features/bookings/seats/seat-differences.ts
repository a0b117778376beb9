import type { CalendarDate } from '@wayfarer/contracts';
import { objectIdOf } from '../../../database/object-ids.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { todayOf } from '../../../time/today-of.ts';
import { type KeptSeats, seatDayRepository } from '../../departures/index.ts';
import { tourPackageRepository } from '../../tour-packages/index.ts';
import { owesSeats } from '../booking-change.ts';
import { seatsOfBooking } from '../seats-of-booking.ts';
import { type SeatedBooking, seatedBookingRepository } from './seated-bookings.repository.ts';

/** A booking whose seat day differs from it: `held` by the day, `booked` by the booking. */
export type SeatDifference = {
  readonly tourPackageId: string;
  readonly travelDate: CalendarDate;
  readonly bookingId: string;
  readonly held: number;
  readonly booked: number;
};
type Needs = Pick<Dependencies, 'database' | 'clock' | 'config'>;

/**
 * Confirmed bookings with fewer or more seats kept than booked. Bookings are read first, because their seats
 * are kept before they are confirmed.
 */
const ofConfirmed = async (
  { database }: Needs,
  confirmed: readonly Omit<SeatedBooking, 'holdsSeats'>[],
): Promise<SeatDifference[]> => {
  const packages = [...new Map(confirmed.map((one) => [String(one.package.packageId), one.package.packageId])).values()];
  const limited = await tourPackageRepository(database).idsWithCapacity(packages);
  const counted = confirmed.filter((one) => limited.has(String(one.package.packageId)));
  const kept = await seatDayRepository(database).listKeptFor(
    counted.map(({ _id, travelDate, package: { packageId } }) => ({ booking: _id, packageId, day: travelDate })),
  );
  return counted.flatMap((booking) => {
    const {
      _id,
      travelDate,
      package: { packageId },
    } = booking;
    const booked = seatsOfBooking(booking);
    const held = kept.get(String(_id)) ?? 0;
    const where = { tourPackageId: String(packageId), travelDate, bookingId: String(_id) };
    return held === booked ? [] : [{ ...where, held, booked }];
  });
};

/** Its seats are on two days, or more than they are, until its change is made and finished. */
const isChanging = ({ changing, leftovers = [] }: SeatedBooking): boolean => Boolean(changing) || leftovers.length > 0;

/**
 * Seats kept for cancelled or missing bookings, or on a day from which a booking was moved. A pending one is
 * about to be confirmed.
 */
const ofNobody = async ({ database }: Needs, kept: readonly KeptSeats[]): Promise<SeatDifference[]> => {
  const known = await seatedBookingRepository(database).findSeated(kept.map(({ booking }) => booking));
  return kept.flatMap(({ booking, seats, packageId: tourPackageId, day: travelDate }) => {
    const found = known.get(String(booking));
    const isElsewhere = found && found.travelDate !== travelDate && !isChanging(found);
    const isForNobody = !found || isElsewhere || (found.bookingStatus === 'cancelled' && !owesSeats(found));
    return isForNobody ? [{ tourPackageId, travelDate, bookingId: String(booking), held: seats, booked: 0 }] : [];
  });
};

/** Bookings may be cancelled meanwhile, so differences are checked twice. */
const lookAgain = async (needs: Needs, differences: readonly SeatDifference[]): Promise<SeatDifference[]> => {
  if (differences.length === 0) return [];
  const { database } = needs;
  const ofBookings = differences.filter(({ booked }) => booked > 0).map(({ bookingId }) => objectIdOf(bookingId));
  const known = await seatedBookingRepository(database).findSeated(ofBookings);
  const confirmed = [...known.values()].filter((one) => one.bookingStatus === 'confirmed' && !isChanging(one));
  const ofOthers = differences.filter(({ booked }) => booked === 0);
  const kept = await seatDayRepository(database).listKept(
    ofOthers.map(({ tourPackageId: packageId, travelDate: day, bookingId }) => ({ packageId, day, bookingId })),
  );
  return [...(await ofConfirmed(needs, confirmed)), ...(await ofNobody(needs, kept))];
};

/**
 * Compares kept seats with confirmed bookings of packages with a capacity, from today on: a page of bookings
 * or seat days at a time. Stops after the present page once `goesOn` is false.
 */
export const seatDifferences = async function* (
  needs: Needs,
  goesOn: () => boolean = () => true,
): AsyncGenerator<SeatDifference> {
  const today = todayOf(needs);
  for await (const confirmed of seatedBookingRepository(needs.database).confirmedPages(today)) {
    yield* await lookAgain(needs, await ofConfirmed(needs, confirmed));
    if (!goesOn()) return;
  }
  for await (const kept of seatDayRepository(needs.database).keptPages(today)) {
    yield* await lookAgain(needs, await ofNobody(needs, kept));
    if (!goesOn()) return;
  }
};
