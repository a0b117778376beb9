import { addDays, DEPARTURE_DAYS, type DeparturesQuery, type ListedDay, MAX_DEPARTURES } from '@wayfarer/contracts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { todayOf } from '../../../time/today-of.ts';
import { departureBookingsRepository } from '../../bookings/index.ts';
import { departureIdOf, guideRepository, readGuides, seatDayRepository } from '../../departures/index.ts';
import { readSaleTerms, tourPackageRepository } from '../../tour-packages/index.ts';
import { daysFrom } from './list-departures.ts';
import { presentListed, sumUp } from './present-listed.ts';

const NOBODY = { persons: 0, seats: 0 };

/**
 * The departures of some days that the caller is named on, and no other; all of it as it is at this moment,
 * because a guide has few.
 */
export const listGuided = async (
  needs: Pick<Dependencies, 'database' | 'clock' | 'config'>,
  { userId }: Pick<Caller, 'userId'>,
  { from = todayOf(needs), to = addDays(from, DEPARTURE_DAYS - 1), package: only }: DeparturesQuery,
): Promise<ListedDay[]> => {
  const { database, clock } = needs;
  const named = await guideRepository(database).list(userId, from, to);
  const keys = named.filter(({ packageId }) => only === undefined || packageId === only.toLowerCase());
  const [stored, sums, packages, terms] = await Promise.all([
    seatDayRepository(database).listThese(keys, clock()),
    departureBookingsRepository(database).sumTravelling(keys),
    tourPackageRepository(database).findDepartingById([...new Set(keys.map(({ packageId }) => packageId))]),
    readSaleTerms(needs),
  ]);
  const guides = await readGuides(
    database,
    stored.flatMap((one) => one.guides),
    todayOf(needs),
  );
  const byId = new Map(packages.map((one) => [String(one._id), one]));
  return daysFrom(from, to).map((day) => {
    const listed = stored
      .filter((one) => one.day === day)
      .slice(0, MAX_DEPARTURES)
      .map((seats) => {
        const id = seats.packageId;
        const travelling = sums.get(departureIdOf(seats)) ?? NOBODY;
        return presentListed(terms, { id, day, travelling }, byId.get(id), seats, guides);
      })
      .toSorted((one, other) => one.title.localeCompare(other.title));
    return { day, departures: listed.length, ...sumUp(listed), largest: listed };
  });
};
