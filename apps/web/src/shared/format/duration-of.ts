import { t, tn } from '../words/words.ts';

const daysWords = (count: number): string => tn(count, '{n} day', '{n} days');

/** '4–7 days', '15 days or more', 'Up to 3 days'. */
export const daysBetween = (least: string | undefined, most: string | undefined): string => {
  if (least === undefined) return tn(Number(most), 'Up to {n} day', 'Up to {n} days');
  if (least === most) return daysWords(Number(least));
  return most === undefined
    ? tn(Number(least), '{n} day or more', '{n} days or more')
    : tn(Number(most), '{least}–{n} day', '{least}–{n} days', { least });
};

/** '5 days, 4 nights': itinerary length in days, one less in nights (docs/specification.md section 9). */
export const durationOf = (itineraryDays: number): string =>
  t('{days}, {nights}', {
    days: daysWords(itineraryDays),
    nights: tn(Math.max(itineraryDays - 1, 0), '{n} night', '{n} nights'),
  });
