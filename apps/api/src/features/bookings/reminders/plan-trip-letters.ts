import { addDays, type CalendarDate, lastTripDay, MAX_ITINERARY_DAYS } from '@wayfarer/contracts';
import type { Dependencies } from '../../../dependencies.ts';
import { readLetterDays } from '../../agency/index.ts';
import { dueEmail } from '../../emails/index.ts';
import { tourPackageRepository } from '../../tour-packages/index.ts';
import { DAYS_BEFORE_TRIP, nextReminderDay, remindAt } from './remind-at.ts';
import { tripLettersRepository } from './trip-letters.repository.ts';
import { tripReminder } from './trip-reminders.ts';

/** So far ahead they are made due: for so long nothing may run without one being lost. */
const DAYS_AHEAD = 3;

type Needs = Pick<Dependencies, 'database' | 'clock'>;

const planAfterTrips = async (
  { database }: Needs,
  sentOn: readonly CalendarDate[],
  after: number,
  goesOn: () => boolean,
): Promise<void> => {
  const letters = tripLettersRepository(database);
  const endsOn = sentOn.map((day) => addDays(day, -after));
  const [first = '', last = ''] = [endsOn.at(0), endsOn.at(-1)];
  const departures = await letters.departuresBetween(addDays(first, 1 - MAX_ITINERARY_DAYS), last);
  const ids = [...new Set(departures.map(({ packageId }) => String(packageId)))];
  const found = await tourPackageRepository(database).findDepartingById(ids);
  const daysOf = new Map(found.map(({ _id, days }) => [String(_id), days]));
  for (const departure of departures) {
    const lastDay = lastTripDay(departure.travelDate, daysOf.get(String(departure.packageId)) ?? 1);
    if (!goesOn()) return;
    if (endsOn.includes(lastDay))
      await letters.addAfterTrip(departure, dueEmail('trip-after', remindAt(addDays(lastDay, after)), departure.travelDate));
  }
};

/**
 * Makes due what the settings send before and after trips in the next days. A time that is past is never made
 * due, so a day that is added counts for trips which have not passed it. What has come true of it, and
 * whether the settings still say so, is asked when it is sent.
 */
export const planTripLetters = async (needs: Needs, goesOn: () => boolean = () => true): Promise<void> => {
  const { before, after } = await readLetterDays(needs.database);
  const letters = tripLettersRepository(needs.database);
  const next = nextReminderDay(needs.clock());
  const sentOn = Array.from({ length: DAYS_AHEAD }, (_, days) => addDays(next, days));
  // That one is due since the booking was confirmed.
  for (const days of before.filter((number) => number !== DAYS_BEFORE_TRIP))
    for (const day of sentOn) {
      if (!goesOn()) return;
      const travelDate = addDays(day, days);
      await letters.addReminder(travelDate, tripReminder(travelDate, days, remindAt(day)));
    }
  if (after !== null) await planAfterTrips(needs, sentOn, after, goesOn);
};
