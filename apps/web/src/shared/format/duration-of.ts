const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

/** '5 days, 4 nights': itinerary length in days, one less in nights (docs/specification.md section 9). */
export const durationOf = (itineraryDays: number): string =>
  `${counted(itineraryDays, 'day')}, ${counted(Math.max(itineraryDays - 1, 0), 'night')}`;
