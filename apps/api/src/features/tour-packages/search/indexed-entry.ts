import { type CalendarDate, departureDaysOf } from '@wayfarer/contracts';
import { termsOf } from '../open-departures.ts';
import type { ClosingsOf, Site } from './closings.ts';
import type { IndexedPackage } from './indexed-package.repository.ts';

/** The departures of a package with a schedule that the agency has not closed, in order. */
export type EntryDepartures = {
  readonly days: Int32Array;
  /** When each closes, in milliseconds since 1970: never before the one before it. */
  readonly closes: Float64Array;
  /** The last of them; 0 without any. */
  readonly lastCloses: number;
  /** Days without a seat that is not paid. */
  readonly full: ReadonlySet<number>;
};

/**
 * A package as the index has it. Its days are numbers, which a pass over all packages compares in a fraction
 * of the time of texts.
 */
export type Entry = Omit<IndexedPackage, 'availableFrom' | 'availableTo' | 'schedule' | 'closedDays' | 'fullDays' | 'slot'> & {
  /** Of its words. */
  readonly slot: number;
  readonly firstDay: number;
  readonly lastDay: number;
  /** Null without a schedule: every day of the window can be one. */
  readonly departures: EntryDepartures | null;
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

const departuresOf = ({ schedule, closedDays, fullDays, ...window }: IndexedPackage, site: Site, closingsOf: ClosingsOf) => {
  if (!schedule) return null;
  const closed = new Set(closedDays);
  const days = departureDaysOf(schedule, window).filter((day) => !closed.has(day));
  const closingOf = closingsOf(termsOf({ schedule }, site));
  const closes = Float64Array.from(days, closingOf);
  return {
    days: Int32Array.from(days, dayNumberOf),
    closes,
    lastCloses: closes.at(-1) ?? 0,
    full: new Set(fullDays?.map(dayNumberOf)),
  };
};

export const entryOf = (tourPackage: IndexedPackage, site: Site, closingsOf: ClosingsOf): Entry => ({
  id: tourPackage.id,
  titleKey: tourPackage.titleKey,
  destination: tourPackage.destination,
  price: tourPackage.price,
  days: tourPackage.days,
  booked: tourPackage.booked,
  firstDay: dayNumberOf(tourPackage.availableFrom),
  lastDay: dayNumberOf(tourPackage.availableTo),
  departures: departuresOf(tourPackage, site, closingsOf),
  slot: tourPackage.slot ?? 0,
});
