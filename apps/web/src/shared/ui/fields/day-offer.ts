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

/** '₹950', '₹6.3k', '₹25k' or '₹10m': what fits under a day, rounded up; the exact price is below the month. */
export const shortPrice = (rupees: number): string => {
  if (rupees <= 999) return `₹${Math.ceil(rupees)}`;
  if (rupees <= 9900) return `₹${Math.ceil(rupees / 100) / 10}k`;
  return rupees <= 999_000 ? `₹${Math.ceil(rupees / 1000)}k` : `₹${Math.ceil(rupees / 100_000) / 10}m`;
};

/** The short form on phones: the legend explains that the number is seats. */
export const shortLine = (line: string): string => (line === 'Sold out' ? 'Full' : line.replace(' left', ''));

/** The lines under a day: its price and, if they are counted, its seats. */
export const linesOfDay = (day: string, state: DayState, { price, leftOn }: DayOffer): string[] => {
  if (state === 'sold-out') return ['Sold out'];
  if (state !== 'open' && state !== 'few') return [];
  const left = leftOn(day);
  return [shortPrice(price), ...(Number.isFinite(left) ? [`${left} left`] : [])];
};
