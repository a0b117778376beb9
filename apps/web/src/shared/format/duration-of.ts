const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

/** '4–7 days', '15 days or more', 'Up to 3 days'. */
export const daysBetween = (least: string | undefined, most: string | undefined): string => {
  if (least === undefined) return `Up to ${most} days`;
  if (least === most) return counted(Number(least), 'day');
  return most === undefined ? `${least} days or more` : `${least}–${most} days`;
};

/** '5 days, 4 nights': itinerary length in days, one less in nights (docs/specification.md section 9). */
export const durationOf = (itineraryDays: number): string =>
  `${counted(itineraryDays, 'day')}, ${counted(Math.max(itineraryDays - 1, 0), 'night')}`;
