import type { Departure } from '@wayfarer/contracts';
import { t, tn } from '../words/words.ts';
import { formatShortDay } from './calendar-day.ts';

/** What happens to a departure that too few have booked. */
export const needsText = ({ minimum, more, by }: NonNullable<Departure['needs']>): string => {
  const values = { minimum, day: formatShortDay(by) };
  if (more === minimum)
    return t(
      'This departure leaves with {minimum} or more: nobody has paid yet. If too few have by {day}, we may cancel it, tell you, and everything you paid goes back.',
      values,
    );
  return tn(
    minimum - more,
    'This departure leaves with {minimum} or more: {n} has paid. If too few have by {day}, we may cancel it, tell you, and everything you paid goes back.',
    'This departure leaves with {minimum} or more: {n} have paid. If too few have by {day}, we may cancel it, tell you, and everything you paid goes back.',
    values,
  );
};
