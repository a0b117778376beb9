import { addDays, type CalendarDate } from '@wayfarer/contracts';
import type { Config } from '../../../config.ts';
import { closingOf, eachDay, stopOf } from '../open-departures.ts';
import { priceSpansOf } from '../price-spans.ts';
import { countBelow } from './count-below.ts';
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
export type Entry = Omit<
  IndexedPackage,
  'availableFrom' | 'availableTo' | 'schedule' | 'closedDays' | 'fullDays' | 'slot' | 'charges'
> & {
  /** Of its words. */
  readonly slot: number;
  readonly firstDay: number;
  readonly lastDay: number;
  /** Null without a schedule: every day of the window can be one. */
  readonly departures: EntryDepartures | null;
  /**
   * Without a schedule, where the agency has closed days: the parts of the window between them, the first and
   * the last day of each in turn.
   */
  readonly openParts: Int32Array | null;
  /**
   * What the first category pays, in order: the first and the last day of a span, both departures with a
   * seat, and the price on all in between, in turn. Seasons, and not days, decide how many there are.
   */
  readonly spans: Float64Array;
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

const departuresOf = (tourPackage: IndexedPackage, site: Site): EntryDepartures | null => {
  const { schedule, availableFrom, fullDays } = tourPackage;
  if (!schedule) return null;
  const days = [...eachDay(tourPackage, availableFrom)].filter((day) => stopOf(tourPackage, day) === null);
  // The settings' cut-off is asked at each search.
  const terms = { config: site, cutOffDays: 0 };
  const closes = Float64Array.from(days, (day) => closingOf(tourPackage, day, terms).getTime());
  return {
    days: Int32Array.from(days, dayNumberOf),
    closes,
    hasOwnCutOff: schedule.cutOff !== undefined,
    lastCloses: closes.at(-1) ?? 0,
    full: new Set(fullDays?.map(dayNumberOf)),
  };
};

const openPartsOf = ({ schedule, closedDays, availableFrom, availableTo }: IndexedPackage): Int32Array | null => {
  if (schedule || !closedDays?.length) return null;
  const parts: CalendarDate[] = [];
  let from = availableFrom;
  for (const day of closedDays.toSorted()) {
    if (day < from || day > availableTo) continue;
    if (day > from) parts.push(from, addDays(day, -1));
    from = addDays(day, 1);
  }
  if (from <= availableTo) parts.push(from, availableTo);
  return Int32Array.from(parts, dayNumberOf);
};

/** The first and the last departure between two days; null without any. */
const endsWithin = (departures: EntryDepartures, from: number, to: number): [first: number, last: number] | null => {
  const { days } = departures;
  const begin = countBelow(days, from, false);
  const end = countBelow(days, to, true);
  return begin < end ? [days[begin] as number, days[end - 1] as number] : null;
};

const spansOf = (tourPackage: IndexedPackage, departures: EntryDepartures | null): Float64Array => {
  const { charges, price } = tourPackage;
  const spans = priceSpansOf({ ...tourPackage, ...(charges ?? { price }) }).flatMap((span) => {
    const [from, to] = [dayNumberOf(span.from), dayNumberOf(span.to)];
    const ends = departures ? endsWithin(departures, from, to) : [from, to];
    return ends ? [...ends, span.price] : [];
  });
  return Float64Array.from(spans);
};

export const entryOf = (tourPackage: IndexedPackage, site: Site): Entry => {
  const departures = departuresOf(tourPackage, site);
  return {
    id: tourPackage.id,
    titleKey: tourPackage.titleKey,
    destination: tourPackage.destination,
    price: tourPackage.price,
    hasDayPrices: tourPackage.hasDayPrices ?? tourPackage.charges !== undefined,
    days: tourPackage.days,
    booked: tourPackage.booked,
    firstDay: dayNumberOf(tourPackage.availableFrom),
    lastDay: dayNumberOf(tourPackage.availableTo),
    departures,
    spans: spansOf(tourPackage, departures),
    openParts: openPartsOf(tourPackage),
    ...(tourPackage.translatedInto ? { translatedInto: tourPackage.translatedInto } : {}),
    ...(tourPackage.titles ? { titles: tourPackage.titles } : {}),
    slot: tourPackage.slot ?? 0,
  };
};
