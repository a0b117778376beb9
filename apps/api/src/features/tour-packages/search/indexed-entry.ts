import { type CalendarDate, closesAt, departureDaysOf } from '@wayfarer/contracts';
import type { Config } from '../../../config.ts';
import type { IndexedPackage } from './indexed-package.repository.ts';

/** What the index must know of the site. */
export type Site = Pick<Config, 'SITE_TIME_ZONE'>;

/** The departures of a package with a schedule that the agency has not closed, in order. */
export type EntryDepartures = {
  readonly days: Int32Array;
  /**
   * When each closes, in milliseconds since 1970: never before the one before it. Without a cut-off of its
   * own when it leaves: the first day that can be booked, which the settings decide, is asked at each search.
   */
  readonly closes: Float64Array;
  readonly hasOwnCutOff: boolean;
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

const departuresOf = ({ schedule, closedDays, fullDays, ...window }: IndexedPackage, site: Site) => {
  if (!schedule) return null;
  const closed = new Set(closedDays);
  const days = departureDaysOf(schedule, window).filter((day) => !closed.has(day));
  const closes = Float64Array.from(days, (day) => closesAt(day, schedule, site.SITE_TIME_ZONE).getTime());
  return {
    days: Int32Array.from(days, dayNumberOf),
    closes,
    hasOwnCutOff: schedule.cutOff !== undefined,
    lastCloses: closes.at(-1) ?? 0,
    full: new Set(fullDays?.map(dayNumberOf)),
  };
};

export const entryOf = (tourPackage: IndexedPackage, site: Site): Entry => ({
  id: tourPackage.id,
  titleKey: tourPackage.titleKey,
  destination: tourPackage.destination,
  price: tourPackage.price,
  hasDayPrices: tourPackage.hasDayPrices ?? false,
  days: tourPackage.days,
  booked: tourPackage.booked,
  firstDay: dayNumberOf(tourPackage.availableFrom),
  lastDay: dayNumberOf(tourPackage.availableTo),
  departures: departuresOf(tourPackage, site),
  slot: tourPackage.slot ?? 0,
});
