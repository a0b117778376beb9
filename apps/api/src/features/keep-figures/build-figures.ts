import { isDeepStrictEqual } from 'node:util';
import { addDays, type CalendarDate } from '@wayfarer/contracts';
import { type DaySums, type FigureKind, figureRepository } from '../figures/index.ts';
import { FIGURE_KINDS, type FigureNeeds, figureSources } from './figure-sources.ts';

/** Days that are summed up at a time. */
const SLICE = 31;
const THE_FIRST_DAY = '0000-01-01';
const THE_LAST_DAY = '9999-12-31';

export type Slice<K extends FigureKind = FigureKind> = {
  readonly kind: K;
  /** The stored sums of these days. */
  readonly stored: DaySums<K>;
  /** The correct sums. */
  readonly summed: DaySums<K>;
};

const plain = (sums: unknown): unknown => (sums === undefined ? undefined : JSON.parse(JSON.stringify(sums)));

const daysIn = ({ stored, summed }: Slice): CalendarDate[] => [...new Set([...stored.keys(), ...summed.keys()])];

/** The days on which the two differ. */
export const differingDays = (slice: Slice): CalendarDate[] =>
  daysIn(slice).filter((day) => !isDeepStrictEqual(plain(slice.stored.get(day)), plain(slice.summed.get(day))));

/** All days of a kind, in slices that skip gaps: stored and correct sums. */
export const slicesOf = async function* <K extends FigureKind>(needs: FigureNeeds, kind: K): AsyncGenerator<Slice<K>> {
  const source = figureSources(needs, 0)[kind];
  const { listDays } = figureRepository(needs.database);
  let last: CalendarDate | null = null;
  for (let from = await source.next(null); from !== null; from = await source.next(last)) {
    const to: CalendarDate = addDays(from, SLICE - 1);
    const summed = await source.sum(from, to);
    yield { kind, summed, stored: await listDays(kind, last === null ? THE_FIRST_DAY : addDays(last, 1), to) };
    last = to;
  }
  const rest = await listDays(kind, last === null ? THE_FIRST_DAY : addDays(last, 1), THE_LAST_DAY);
  if (rest.size > 0) yield { kind, summed: new Map(), stored: rest };
};

/** Every slice of every kind. */
export const everySlice = async function* (needs: FigureNeeds): AsyncGenerator<Slice> {
  for (const kind of FIGURE_KINDS) yield* slicesOf(needs, kind);
};

/** Sums up all days of a kind and corrects the stored sums. May be interrupted between two slices, and run again. */
export const buildDays = async (
  needs: FigureNeeds,
  kind: FigureKind,
  { term, goesOn, onDay }: { term: number; goesOn: () => boolean; onDay: (day: CalendarDate, sums: unknown) => void },
): Promise<void> => {
  const { storeDays } = figureRepository(needs.database);
  for await (const slice of slicesOf(needs, kind)) {
    if (!goesOn()) return;
    // Correct ones are written too, so that they carry the term.
    const days = daysIn(slice);
    await storeDays(kind, days, slice.summed, term);
    for (const day of days) onDay(day, slice.summed.get(day));
  }
};
