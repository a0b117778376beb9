import type { Departure } from '@wayfarer/contracts';
import { todayOnSite } from '../../format/calendar-day.ts';

/** What is sold on calendar days: only a day with seats of a departure that is open can be chosen. */
export type DayOffer = {
  /** Rupees per person. */
  price: number;
  /** Seats of each day; null if they are not counted. */
  capacity: number | null;
  /** null: nothing leaves on that day; undefined: not known yet. */
  departureOn: (day: string) => Departure | null | undefined;
  /** Called with the first day of each month that is shown, so that its departures are loaded. */
  onMonth: (firstDay: string) => void;
};

export type DayState = Departure['state'] | 'none' | 'past' | 'unknown';

type Bounds = { from: string | undefined; to: string | undefined };

export const dayStateOf = (day: string, { from, to }: Bounds, offer: DayOffer | undefined): DayState => {
  if (day < todayOnSite()) return 'past';
  if ((from !== undefined && day < from) || (to !== undefined && day > to)) return 'none';
  if (offer === undefined) return 'open';
  const departure = offer.departureOn(day);
  if (departure === undefined) return 'unknown';
  return departure?.state ?? 'none';
};

export const canBeChosen = (state: DayState): boolean => state === 'open' || state === 'few';

/** Why a day cannot be chosen, as the end of its accessible name. */
export const reasonOf: Readonly<Record<Exclude<DayState, 'open' | 'few'>, string>> = {
  none: 'no departure',
  past: 'past',
  closed: 'closed',
  'sold-out': 'sold out',
  unknown: 'loading',
};

/** The short form on phones: the legend explains that the number is seats. */
export const shortLine = (line: string): string => (line === 'Sold out' ? 'Full' : line.replace(' left', ''));

/**
 * What is under a day: its seats, if they are counted. Its price is the same on each day and stands, exactly,
 * below the month.
 */
export const linesOfDay = (day: string, state: DayState, { departureOn }: DayOffer): string[] => {
  if (state === 'sold-out') return ['Sold out'];
  const left = canBeChosen(state) ? departureOn(day)?.left : null;
  return typeof left === 'number' ? [`${left} left`] : [];
};
