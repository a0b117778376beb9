import {
  type AskedField,
  addDays,
  DEPARTURE_DAYS,
  type IncompleteDeparture,
  isComplete,
  MAX_LOOKED_AT,
} from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { todayOf } from '../../time/today-of.ts';
import { type Travelling, travellingBetween } from '../bookings/index.ts';
import { departureIdOf } from '../departures/index.ts';
import { tourPackageRepository } from '../tour-packages/index.ts';
import { type StoredTraveller, travellersRepository } from '../travellers/index.ts';

type Missing = Pick<IncompleteDeparture, 'unnamed' | 'incomplete'>;

/** What is missing of the persons of one booking. A party may have shrunk below the list that was written. */
const missingOf = (
  { totalPersons }: Travelling,
  written: readonly (StoredTraveller | null)[] | undefined,
  asks: readonly AskedField[] | null | undefined,
): Missing => {
  const named = (written ?? []).slice(0, totalPersons).filter((one) => one !== null);
  return { unnamed: totalPersons - named.length, incomplete: named.filter((one) => !isComplete(one, asks)).length };
};

/**
 * The departures of the next seven days with persons whom nobody has named, or who have not said what the
 * package asks and the agency needs. The soonest come first, and of the bookings the first so many are looked
 * at.
 */
export const listIncomplete = async (
  needs: Pick<Dependencies, 'database' | 'clock' | 'config'>,
): Promise<{ departures: IncompleteDeparture[]; isWhole: boolean }> => {
  const { database } = needs;
  const today = todayOf(needs);
  const found = await travellingBetween(database, today, addDays(today, DEPARTURE_DAYS - 1), MAX_LOOKED_AT + 1);
  const travelling = found.slice(0, MAX_LOOKED_AT);
  const [asked, lists] = await Promise.all([
    tourPackageRepository(database).askedBy([...new Set(travelling.map(({ packageId }) => String(packageId)))]),
    travellersRepository(database).listNamed(travelling.map(({ _id }) => _id)),
  ]);
  const written = new Map(lists.map(({ _id, travellers }) => [String(_id), travellers]));
  const departures = new Map<string, IncompleteDeparture>();
  for (const booking of travelling) {
    const packageId = String(booking.packageId);
    const { title = '', asks } = asked.get(packageId) ?? {};
    const { unnamed, incomplete } = missingOf(booking, written.get(String(booking._id)), asks);
    if (unnamed + incomplete === 0) continue;
    const key = { packageId, day: booking.travelDate };
    const before = departures.get(departureIdOf(key)) ?? { ...key, title, unnamed: 0, incomplete: 0 };
    departures.set(departureIdOf(key), {
      ...before,
      unnamed: before.unnamed + unnamed,
      incomplete: before.incomplete + incomplete,
    });
  }
  return { departures: [...departures.values()], isWhole: found.length <= MAX_LOOKED_AT };
};
