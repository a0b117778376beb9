import type { CalendarDate } from '@wayfarer/contracts';
import type { Dependencies } from '../../../dependencies.ts';
import { seatDayRepository } from '../../seats/index.ts';
import { tourPackageRepository } from '../../tour-packages/index.ts';
import { bookingRepository } from '../booking.repository.ts';
import { owesSeats } from '../booking-change.ts';
import { todayOf } from '../today-of.ts';

/** A booking whose day does not keep the seats that it should: `held` there, `booked` by it. */
export type SeatDifference = {
  readonly tourPackageId: string;
  readonly travelDate: CalendarDate;
  readonly bookingId: string;
  readonly held: number;
  readonly booked: number;
};

type Needs = Pick<Dependencies, 'database' | 'clock' | 'config'>;

const THE_LAST_DAY = '9999-12-31';
const nameOf = ({ bookingId, travelDate }: Pick<SeatDifference, 'bookingId' | 'travelDate'>): string =>
  `${bookingId} ${travelDate}`;

/** What is kept for good, by booking and day. */
const listKept = async (needs: Needs, tourPackageId: string): Promise<Map<string, SeatDifference>> => {
  const window = { packageId: tourPackageId, from: todayOf(needs), to: THE_LAST_DAY };
  const kept = (await seatDayRepository(needs.database).list(window)).flatMap(({ travelDate, holds }) =>
    holds
      .filter(({ until, seats }) => until === null && seats > 0)
      .map(({ booking, seats }) => ({ tourPackageId, travelDate, bookingId: String(booking), held: seats, booked: 0 })),
  );
  return new Map(kept.map((day) => [nameOf(day), day]));
};

/** What is kept for a booking that is cancelled, or that does not exist. One that waits is about to be confirmed. */
const listKeptForNobody = async (needs: Needs, kept: readonly SeatDifference[]): Promise<SeatDifference[]> => {
  const found = await bookingRepository(needs.database).findManyById(kept.map(({ bookingId }) => bookingId));
  const known = new Map(found.map((booking) => [String(booking._id), booking]));
  return kept.filter(({ bookingId }) => {
    const booking = known.get(bookingId);
    return !booking || (booking.bookingStatus === 'cancelled' && !owesSeats(booking));
  });
};

const listOfPackage = async (needs: Needs, tourPackageId: string): Promise<SeatDifference[]> => {
  // Bookings first: a booking is confirmed only once its seats are kept.
  const confirmed = await bookingRepository(needs.database).listConfirmed(tourPackageId, todayOf(needs));
  const kept = await listKept(needs, tourPackageId);
  const wrong = confirmed.flatMap(({ _id, travelDate, totalPersons }): SeatDifference[] => {
    const name = nameOf({ bookingId: String(_id), travelDate });
    const held = kept.get(name)?.held ?? 0;
    kept.delete(name);
    return held === totalPersons ? [] : [{ tourPackageId, travelDate, bookingId: String(_id), held, booked: totalPersons }];
  });
  return [...wrong, ...(await listKeptForNobody(needs, [...kept.values()]))];
};

/**
 * Compares what the days of packages with a capacity keep with what is confirmed, from today on. What differs is looked at twice, because
 * bookings are cancelled meanwhile.
 */
export const listSeatDifferences = async (needs: Needs): Promise<SeatDifference[]> => {
  const differences: SeatDifference[] = [];
  for (const id of await tourPackageRepository(needs.database).idsWithCapacity()) {
    const first = await listOfPackage(needs, id);
    if (first.length === 0) continue;
    const again = new Set((await listOfPackage(needs, id)).map((difference) => JSON.stringify(difference)));
    differences.push(...first.filter((difference) => again.has(JSON.stringify(difference))));
  }
  return differences;
};
