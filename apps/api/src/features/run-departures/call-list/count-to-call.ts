import { type CalendarDate, MAX_NAMED_CALLS, MAX_WAITING, type Waiting } from '@wayfarer/contracts';
import type { Database } from '../../../database/connect.ts';
import { objectIdOf } from '../../../database/object-ids.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { todayOf } from '../../../time/today-of.ts';
import { bookingRepository } from '../../bookings/index.ts';
import { departureKeyOf } from '../../departures/index.ts';
import { type UnwrittenEmail, unwrittenEmailRepository } from '../../emails/index.ts';
import { tourPackageRepository } from '../../tour-packages/index.ts';
import { isStillTrue } from '../calls/is-still-true.ts';
import { callsRepository } from './calls.repository.ts';

/** Messages that one departure can wait for a call with, at most so many are read for each. */
const CAUSES_EACH = 5;

/** The emails that nobody could be written, and that somebody still has to call about. */
const listStillTrue = async (database: Database, today: CalendarDate, most: number): Promise<UnwrittenEmail[]> => {
  const unwritten = await unwrittenEmailRepository(database).listToCall(today, most);
  if (unwritten.length === 0) return [];
  const bookings = await bookingRepository(database).findManyById([
    ...new Set(unwritten.map(({ bookingId }) => String(bookingId))),
  ]);
  const byId = new Map(bookings.map((booking) => [String(booking._id), booking]));
  return unwritten.filter(({ kind, bookingId }) => {
    const booking = byId.get(String(bookingId));
    return booking !== undefined && isStillTrue(kind, booking);
  });
};

/** On how many departures somebody has to be called, no further than is shown, and the soonest by name. */
export const countToCall = async (
  needs: Pick<Dependencies, 'database' | 'clock' | 'config'>,
): Promise<Pick<Waiting, 'toCall' | 'nextToCall' | 'callsOn'>> => {
  const [today, most] = [todayOf(needs), MAX_WAITING * CAUSES_EACH];
  const [due, unwritten] = await Promise.all([
    callsRepository(needs.database).listDue(today, most),
    listStillTrue(needs.database, today, most),
  ]);
  const departures = [...new Set([...due, ...unwritten.map(({ departure }) => departure)])]
    .map(departureKeyOf)
    .toSorted((one, other) => one.day.localeCompare(other.day));
  const [next] = departures;
  if (next === undefined) return { toCall: 0 };
  const named = departures.slice(0, MAX_NAMED_CALLS);
  const titles = await tourPackageRepository(needs.database).titlesOf(named.map(({ packageId }) => objectIdOf(packageId)));
  return {
    toCall: Math.min(departures.length, MAX_WAITING),
    nextToCall: next,
    callsOn: named.map((one) => ({ ...one, title: titles.get(one.packageId) ?? '' })),
  };
};
