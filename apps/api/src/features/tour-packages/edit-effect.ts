import { createHash } from 'node:crypto';
import {
  type AffectedDay,
  type CalendarDate,
  type EditEffect,
  formatMoney,
  isStranded,
  MAX_EFFECT_DAYS,
  rupeesOf,
  type TourPackageForm,
} from '@wayfarer/contracts';
import { ApiError } from '../../errors/api-error.ts';
import type { TourPackageRecord } from './tour-package.model.ts';

/** A coming travel day of a package with the bookings that it has, and the seats that these take. */
export type BookedDay = AffectedDay & { travelDate: CalendarDate };
/** Lists the coming travel days on which a package has bookings, by date. */
export type ListBookedDays = (packageId: string) => Promise<BookedDay[]>;
type Before = Pick<TourPackageRecord, 'price' | 'capacity' | 'availableFrom' | 'availableTo' | 'schedule'>;
type After = Pick<TourPackageForm, 'price' | 'capacity' | 'availableFrom' | 'availableTo' | 'schedule'>;

/** Booked days on which a package left before an edit, and does not after it. */
export const strandedDays = (
  before: Pick<Before, 'availableFrom' | 'availableTo' | 'schedule'>,
  { schedule = before.schedule ?? null, availableFrom, availableTo }: Pick<After, 'availableFrom' | 'availableTo' | 'schedule'>,
  booked: readonly BookedDay[],
): BookedDay[] => booked.filter(({ travelDate }) => isStranded(before, { schedule, availableFrom, availableTo }, travelDate));

const sumUp = (days: readonly BookedDay[]): EditEffect['outside'] => ({
  bookings: days.reduce((sum, { paid, unpaid }) => sum + paid + unpaid, 0),
  days: days.length,
  listed: days.slice(0, MAX_EFFECT_DAYS),
});

/**
 * What an edit would do: to the bookings of days on which it no longer leaves, to days with more seats taken
 * than a capacity that becomes smaller, and to the price if it changes by more than half. What is so already
 * is no effect.
 * @returns null if it does nothing of this
 */
export const editEffectOf = (before: Before, after: After, booked: readonly BookedDay[]): EditEffect | null => {
  const outside = strandedDays(before, after, booked);
  const [seatsBefore, seatsAfter] = [before.capacity, after.capacity].map((seats) => seats ?? Number.POSITIVE_INFINITY);
  const isSmaller = after.capacity !== undefined && (seatsAfter ?? 0) < (seatsBefore ?? 0);
  const overbooked = isSmaller ? booked.filter(({ seats }) => seats > (seatsAfter ?? 0)) : [];
  const [from, to] = [rupeesOf(before.price), after.price];
  const price = Math.abs(to - from) > from / 2 ? { from, to } : null;
  if (outside.length === 0 && overbooked.length === 0 && price === null) return null;
  const key = createHash('sha256')
    .update(JSON.stringify([outside, overbooked, price]))
    .digest('base64url');
  return { outside: sumUp(outside), overbooked: sumUp(overbooked), price, key };
};

const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

const sentenceOf = ({ outside, overbooked, price }: EditEffect): string =>
  [
    outside.days > 0 && `${countOf(outside.bookings, 'booking')} would be on days without a departure.`,
    overbooked.days > 0 && `On ${countOf(overbooked.days, 'day')} more seats are taken than the new limit.`,
    price && `The price would change from ${formatMoney(price.from)} to ${formatMoney(price.to)}.`,
    'Nothing was saved.',
  ]
    .filter(Boolean)
    .join(' ');

/** @throws EFFECT_NOT_ACCEPTED with the effect, unless the editor has accepted exactly this one */
export const assertAccepted = (effect: EditEffect | null, accepted: string): void => {
  if (effect && effect.key !== accepted) throw new ApiError('EFFECT_NOT_ACCEPTED', sentenceOf(effect), { effect });
};
