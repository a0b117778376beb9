/** A day of an itinerary: what it is called, if it has a name, and what happens. */
export type ItineraryDay = { title: string; text: string };

const BETWEEN = ': ';

/** A day's text in its two parts: what stands before the first ': ' is its title. */
export const itineraryDayOf = (day: string): ItineraryDay => {
  const end = day.indexOf(BETWEEN);
  return end === -1 ? { title: '', text: day } : { title: day.slice(0, end), text: day.slice(end + BETWEEN.length) };
};

/** The text that `itineraryDayOf` reads back; of a day with one part, that part alone. */
export const itineraryDayTextOf = ({ title, text }: ItineraryDay): string =>
  [title.trim(), text.trim()].filter((part) => part !== '').join(BETWEEN);
