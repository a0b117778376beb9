import { isDeepStrictEqual } from 'node:util';
import { addDays, type CalendarDate, calendarDateAt, startOfDay } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { bookingSumsRepository } from '../bookings/index.ts';
import { type DaySums, type FigureKind, figureRepository } from '../figures/index.ts';

export type FigureNeeds = Pick<Dependencies, 'database' | 'config' | 'clock' | 'logger'>;

/** Some days of a kind: their stored sums, and the correct ones. */
export type Slice<K extends FigureKind = FigureKind> = {
  readonly kind: K;
  readonly stored: DaySums<K>;
  readonly summed: DaySums<K>;
};

/** Days that are summed up by one query at night, and single days at the same time. */
const SLICE = 31;
const AT_ONCE = 8;
const THE_FIRST_DAY = '0000-01-01';
const THE_LAST_DAY = '9999-12-31';

/**
 * How a kind is summed up from one day to another, both included; and the first day with data after another.
 */
const sourceOf = ({ database, config }: FigureNeeds, kind: FigureKind) => {
  const zone = config.SITE_TIME_ZONE;
  const bookings = bookingSumsRepository(database, zone);
  if (kind === 'departures') return { sum: bookings.sumTravelling, next: bookings.nextTravelDay };
  const next = async (after: CalendarDate | null): Promise<CalendarDate | null> => {
    const made = await bookings.nextMade(after === null ? new Date(0) : startOfDay(addDays(after, 1), zone));
    return made && calendarDateAt(made, zone);
  };
  return { sum: bookings.sumMade, next };
};

const plain = (sums: unknown): unknown => (sums === undefined ? undefined : JSON.parse(JSON.stringify(sums)));

/** The days on which the two differ. */
export const differingDays = ({ stored, summed }: Slice): CalendarDate[] =>
  [...new Set([...stored.keys(), ...summed.keys()])].filter(
    (day) => !isDeepStrictEqual(plain(stored.get(day)), plain(summed.get(day))),
  );

/** Single days, a few at a time. */
export const slicesOf = async function* (
  needs: FigureNeeds,
  kind: FigureKind,
  days: readonly CalendarDate[],
): AsyncGenerator<Slice> {
  const { sum } = sourceOf(needs, kind);
  const { listDays } = figureRepository(needs.database);
  const sumOf = async (day: CalendarDate): Promise<Slice> => {
    const [stored, summed] = [await listDays(kind, day, day), await sum(day, day)];
    return { kind, stored, summed };
  };
  for (let begin = 0; begin < days.length; begin += AT_ONCE)
    yield* await Promise.all(days.slice(begin, begin + AT_ONCE).map(sumOf));
};

/** Every day of a kind, in slices that skip gaps. */
export const everySliceOf = async function* (needs: FigureNeeds, kind: FigureKind): AsyncGenerator<Slice> {
  const { sum, next } = sourceOf(needs, kind);
  const { listDays } = figureRepository(needs.database);
  let unread: CalendarDate = THE_FIRST_DAY;
  for (let from = await next(null); from !== null; from = await next(addDays(unread, -1))) {
    const to = addDays(from, SLICE - 1);
    yield { kind, stored: await listDays(kind, unread, to), summed: await sum(from, to) };
    unread = addDays(to, 1);
  }
  yield { kind, stored: await listDays(kind, unread, THE_LAST_DAY), summed: new Map() };
};
