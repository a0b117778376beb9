import type { CalendarDate } from '@wayfarer/contracts';
import type { IndexedPackage } from './indexed-package.repository.ts';

/**
 * A package as the index has it. Its days are numbers, which a pass over all packages compares in a fraction
 * of the time of texts.
 */
export type Entry = Omit<IndexedPackage, 'availableFrom' | 'availableTo' | 'slot'> & {
  /** Of its words. */
  readonly slot: number;
  readonly firstDay: number;
  readonly lastDay: number;
};

/** 20261122 for 2026-11-22. */
export const dayNumberOf = (day: CalendarDate): number => Number(day.replaceAll('-', ''));
export const dayOf = (dayNumber: number): CalendarDate =>
  String(dayNumber)
    .padStart(8, '0')
    .replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
/** Months since the year 0. */
export const monthNumberOf = (dayNumber: number): number =>
  Math.floor(dayNumber / 10_000) * 12 + (Math.floor(dayNumber / 100) % 100) - 1;

export const entryOf = ({ availableFrom, availableTo, ...fields }: IndexedPackage): Entry => ({
  id: fields.id,
  titleKey: fields.titleKey,
  destination: fields.destination,
  price: fields.price,
  days: fields.days,
  booked: fields.booked,
  firstDay: dayNumberOf(availableFrom),
  lastDay: dayNumberOf(availableTo),
  slot: fields.slot ?? 0,
});
