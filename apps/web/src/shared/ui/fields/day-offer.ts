import { FEW_SEATS } from '@wayfarer/contracts';
import { todayOnSite } from '../../format/calendar-day.ts';

/** The price and seats of calendar days. */
export type DayOffer = {
  /** Rupees per person. */
  price: number;
  /** Seats of each day; null if they are not counted. */
  capacity: number | null;
  /** Seats left on a day; Infinity if they are not counted, or not known yet. */
  leftOn: (day: string) => number;
};

export type DayState = 'open' | 'few' | 'sold-out' | 'closed' | 'past';

type Bounds = { from: string | undefined; to: string | undefined };

export const dayStateOf = (day: string, { from, to }: Bounds, offer: DayOffer | undefined): DayState => {
  if (day < todayOnSite()) return 'past';
  if ((from !== undefined && day < from) || (to !== undefined && day > to)) return 'closed';
  const left = offer?.leftOn(day) ?? Number.POSITIVE_INFINITY;
  if (left <= 0) return 'sold-out';
  // On a boat with eight seats, a day without bookings does not have few.
  return left <= Math.min(FEW_SEATS, (offer?.capacity ?? 0) / 2) ? 'few' : 'open';
};

/** The short form on phones: the legend explains that the number is seats. */
export const shortLine = (line: string): string => (line === 'Sold out' ? 'Full' : line.replace(' left', ''));

/**
 * What is under a day: its seats, if they are counted. Its price is the same on each day and stands, exactly,
 * below the month.
 */
export const linesOfDay = (day: string, state: DayState, { leftOn }: DayOffer): string[] => {
  if (state === 'sold-out') return ['Sold out'];
  if (state !== 'open' && state !== 'few') return [];
  const left = leftOn(day);
  return Number.isFinite(left) ? [`${left} left`] : [];
};
