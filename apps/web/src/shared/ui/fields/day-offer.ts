import { FEW_SEATS } from '@wayfarer/contracts';
import { todayOnSite } from '../../format/calendar-day.ts';

/** What a day of a calendar is offered for. */
export type DayOffer = {
  /** Rupees per person. */
  price: number;
  /** Seats of each day; null where nobody counts them. */
  capacity: number | null;
  /** Seats left on a day; Infinity where nobody counts them, or while that is not known. */
  leftOn: (day: string) => number;
};

export type DayState = 'open' | 'few' | 'sold-out' | 'closed' | 'past';

type Bounds = { from: string | undefined; to: string | undefined };

export const dayStateOf = (day: string, { from, to }: Bounds, offer: DayOffer | undefined): DayState => {
  if (day < todayOnSite()) return 'past';
  if ((from !== undefined && day < from) || (to !== undefined && day > to)) return 'closed';
  const left = offer?.leftOn(day) ?? Number.POSITIVE_INFINITY;
  if (left <= 0) return 'sold-out';
  // Of a boat with eight seats a day on which nobody has booked is not one with few.
  return left <= Math.min(FEW_SEATS, (offer?.capacity ?? 0) / 2) ? 'few' : 'open';
};

/** '₹950', '₹6.3k', '₹25k' or '₹10m': what fits under a day, rounded up, since the exact price stands below the month. */
export const shortPrice = (rupees: number): string => {
  if (rupees <= 999) return `₹${Math.ceil(rupees)}`;
  if (rupees <= 9900) return `₹${Math.ceil(rupees / 100) / 10}k`;
  return rupees <= 999_000 ? `₹${Math.ceil(rupees / 1000)}k` : `₹${Math.ceil(rupees / 100_000) / 10}m`;
};

/** What stands there on a phone: a number of seats is told by the legend. */
export const shortLine = (line: string): string => (line === 'Sold out' ? 'Full' : line.replace(' left', ''));

/** The lines under a day: its price, and where they are counted its seats. */
export const linesOfDay = (day: string, state: DayState, { price, leftOn }: DayOffer): string[] => {
  if (state === 'sold-out') return ['Sold out'];
  if (state !== 'open' && state !== 'few') return [];
  const left = leftOn(day);
  return [shortPrice(price), ...(Number.isFinite(left) ? [`${left} left`] : [])];
};
