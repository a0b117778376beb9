import { FEW_SEATS, groupDigits } from '@wayfarer/contracts';
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

const LAKH = 100_000;

/** '₹24,500' or '₹125k': what fits under a day, rounded up, since the exact price stands below the month. */
export const shortPrice = (rupees: number): string =>
  rupees < LAKH ? `₹${groupDigits(Math.ceil(rupees))}` : `₹${groupDigits(Math.ceil(rupees / 1000))}k`;

/** The lines under a day: its price, and where they are counted its seats. */
export const linesOfDay = (day: string, state: DayState, { price, leftOn }: DayOffer): string[] => {
  if (state === 'sold-out') return ['Sold out'];
  if (state !== 'open' && state !== 'few') return [];
  const left = leftOn(day);
  return [shortPrice(price), ...(Number.isFinite(left) ? [`${left} left`] : [])];
};
