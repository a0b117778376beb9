import { type Departure, formatMoney } from '@wayfarer/contracts';
import { todayOnSite } from '../../format/calendar-day.ts';
import { t, tc, tn } from '../../words/words.ts';

/** What is sold on calendar days: only a day with seats of a departure that is open can be chosen. */
export type DayOffer = {
  /** Rupees for one of the first category, where a day has no other price. */
  price: number;
  /** The id of the first category, and what its price is for: 'per person'. */
  category: string;
  unit: string;
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

/** What one of the first category pays on a day. */
export const priceOn = (day: string, { price, category, departureOn }: DayOffer): number =>
  departureOn(day)?.prices[category] ?? price;

/** All days that a month may have. @param month as YYYY-MM */
const daysOf = (month: string): string[] =>
  Array.from({ length: 31 }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);

/** Whether it is known of each day of a month what leaves on it. */
export const isMonthKnown = (month: string, { departureOn }: DayOffer): boolean =>
  daysOf(month).every((day) => departureOn(day) !== undefined);

/** '₹10,000.00 per adult.', or from the lowest to the highest price of a month. @param month as YYYY-MM */
export const monthPriceWords = (month: string, offer: DayOffer): string => {
  const prices = daysOf(month)
    .filter((day) => canBeChosen(offer.departureOn(day)?.state ?? 'none'))
    .map((day) => priceOn(day, offer));
  const [lowest, highest] = prices.length === 0 ? [offer.price, offer.price] : [Math.min(...prices), Math.max(...prices)];
  const { unit } = offer;
  return lowest === highest
    ? t('{amount} {unit}.', { amount: formatMoney(lowest), unit })
    : t('{lowest} to {highest} {unit}.', { lowest: formatMoney(lowest), highest: formatMoney(highest), unit });
};

/** Why a day cannot be chosen, as the end of its accessible name. */
export const reasonOf: Readonly<Record<Exclude<DayState, 'open' | 'few'>, () => string>> = {
  none: () => t('no departure'),
  past: () => tc('a day', 'past'),
  closed: () => tc('a day', 'closed'),
  cancelled: () => tc('a day', 'cancelled'),
  'sold-out': () => tc('a day', 'sold out'),
  unknown: () => tc('a day', 'loading'),
};

/** `short` on phones: the legend explains that the number is seats. */
export type DayLine = { readonly text: string; readonly short: string };

/**
 * What is under a day: its seats, if they are counted. Its price stands, exactly, in its name and below the
 * month.
 */
export const linesOfDay = (day: string, state: DayState, { departureOn }: DayOffer): DayLine[] => {
  if (state === 'sold-out') return [{ text: t('Sold out'), short: t('Full') }];
  const left = canBeChosen(state) ? departureOn(day)?.left : null;
  return typeof left === 'number' ? [{ text: tn(left, '{n} left', '{n} left'), short: String(left) }] : [];
};
