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

/** Of the trips that left on a day: those whose email after them is sent on one of these days. */
const planAfterTripsOf = async (
  { database }: Needs,
  travelDate: CalendarDate,
  sentOn: readonly CalendarDate[],
  after: number,
): Promise<void> => {
  const letters = tripLettersRepository(database);
  const leaving = await letters.packagesLeaving(travelDate);
  const found = await tourPackageRepository(database).findDepartingById(leaving.map(String));
  const daysOf = new Map(found.map(({ _id, days }) => [String(_id), days]));
  for (const packageId of leaving) {
    const day = addDays(lastTripDay(travelDate, daysOf.get(String(packageId)) ?? 1), after);
    if (sentOn.includes(day))
      await letters.addAfterTrip(travelDate, packageId, dueEmail('trip-after', remindAt(day), travelDate));
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
  if (after === null) return;
  // From the trip of one day that ends last, to the longest one that ends first.
  const lastToLeave = addDays(next, DAYS_AHEAD - 1 - after);
  for (let earlier = 0; earlier < MAX_ITINERARY_DAYS + DAYS_AHEAD - 1 && goesOn(); earlier += 1)
    await planAfterTripsOf(needs, addDays(lastToLeave, -earlier), sentOn, after);
};
