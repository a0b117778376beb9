import { addDays, DEPARTURE_DAYS, type IncompleteDeparture, isComplete, MAX_LOOKED_AT, unansweredOf } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { todayOf } from '../../time/today-of.ts';
import { type Travelling, travellingBetween } from '../bookings/index.ts';
import { departureIdOf } from '../departures/index.ts';
import { type TourPackageRecord, tourPackageRepository } from '../tour-packages/index.ts';
import { type TravellersRecord, travellersRepository } from '../travellers/index.ts';

type Missing = Pick<IncompleteDeparture, 'unnamed' | 'incomplete'> & { unanswered: number };

/** What is missing of a booking and its persons. A party may have shrunk below the list that was written. */
const missingOf = (
  { totalPersons }: Travelling,
  written: Pick<TravellersRecord, 'travellers' | 'answers'> | undefined,
  { asks, ownQuestions }: Pick<TourPackageRecord, 'asks' | 'ownQuestions'>,
): Missing => {
  const named = (written?.travellers ?? []).slice(0, totalPersons).filter((one) => one !== null);
  return {
    unnamed: totalPersons - named.length,
    incomplete: named.filter((one) => !isComplete(one, asks, ownQuestions)).length,
    unanswered: unansweredOf(ownQuestions, 'booking', written?.answers).length === 0 ? 0 : 1,
  };
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
  const written = new Map(lists.map((list) => [String(list._id), list]));
  const departures = new Map<string, IncompleteDeparture>();
  for (const booking of travelling) {
    const packageId = String(booking.packageId);
    const { title = '', ...asking } = asked.get(packageId) ?? {};
    const { unnamed, incomplete, unanswered } = missingOf(booking, written.get(String(booking._id)), asking);
    if (unnamed + incomplete + unanswered === 0) continue;
    const key = { packageId, day: booking.travelDate };
    const before = departures.get(departureIdOf(key)) ?? { ...key, title, unnamed: 0, incomplete: 0 };
    departures.set(departureIdOf(key), {
      ...before,
      unnamed: before.unnamed + unnamed,
      incomplete: before.incomplete + incomplete,
      ...(unanswered + (before.unanswered ?? 0) === 0 ? {} : { unanswered: unanswered + (before.unanswered ?? 0) }),
    });
  }
  return { departures: [...departures.values()], isWhole: found.length <= MAX_LOOKED_AT };
};
