import { addDays, type CalendarDate, dashboardPeriods, TOP_PACKAGES } from '@wayfarer/contracts';
import { todayOf } from '../../today-of.ts';
import { bookingSumsRepository } from '../bookings/index.ts';
import { type FigureCheckpoint, type FigureKind, figureRepository, type RankedPackage } from '../figures/index.ts';
import { createBookedPackages } from './booked-packages.ts';
import { buildDays } from './build-figures.ts';
import { FIGURE_KINDS, type FigureNeeds, figureSources } from './figure-sources.ts';
import { createFullDays } from './full-days.ts';
import { createRunningTotals } from './running-totals.ts';
import { type TouchedDays, touchedDaysOf } from './touched-days.ts';
import type { FigureChange } from './watch-changes.ts';

/** Increased with every change in how days are summed up. */
const FORM = 4;
/** Days that are summed up at the same time. */
const AT_ONCE = 8;
/** Ranking reads all bookings of its days, so it pauses for a multiple of the time that it took. */
const RANKING_RESTS = 20;
const THE_FIRST_DAY = '0000-01-01';
const THE_LAST_DAY = '9999-12-31';

/** The points between which a leader may be killed without harm to any figure. */
export type FigureStep = 'days-stored' | 'checkpoint-stored';

export type FigureRun = {
  readonly term: number;
  readonly goesOn: () => boolean;
  readonly reached: (step: FigureStep) => void | Promise<void>;
};

export const formOf = ({ config }: Pick<FigureNeeds, 'config'>): string => `${FORM} ${config.SITE_TIME_ZONE}`;

/** The packages with the highest revenue, by the number of days. */
export const rankPackages = async (needs: FigureNeeds, maxTimeMS?: number): Promise<Record<string, RankedPackage[]>> => {
  const { clock, config, database } = needs;
  const today = todayOf({ clock, config });
  const bookings = bookingSumsRepository(database, config.SITE_TIME_ZONE, maxTimeMS);
  const rankings: Record<string, RankedPackage[]> = {};
  for (const days of Object.values(dashboardPeriods))
    rankings[days] = await bookings.rankPackages(addDays(today, 1 - days), today, TOP_PACKAGES);
  return rankings;
};

/** Maintains the sums: takes changes, sums up the affected days again, and then records its progress. */
export const createFigureKeeper = (needs: FigureNeeds, { term, goesOn, reached }: FigureRun) => {
  const { database, clock, config } = needs;
  const figures = figureRepository(database);
  const sources = figureSources(needs, 0);
  const totals = createRunningTotals();
  const booked = createBookedPackages(database);
  const fullDays = createFullDays(database);
  const keep = (kind: FigureKind, day: CalendarDate, sums: unknown): void => {
    totals.set(kind, day, sums);
    booked.set(kind, day, sums);
    fullDays.set(kind, day, sums);
  };
  let checkpoint: FigureCheckpoint | null = null;
  // The sums are built from everything stored so far, and the stream begins earlier.
  const begunAt = clock();
  let comparedAt = begunAt;
  const ranked = { day: '', rankings: {} as FigureCheckpoint['rankings'], at: new Date(0), isBehind: true, restsUntil: 0 };

  const build = (kind: FigureKind): Promise<void> =>
    buildDays(needs, kind, { term, goesOn, onDay: (day, sums) => keep(kind, day, sums) });

  const sumAgain = async <K extends FigureKind>(kind: K, days: readonly CalendarDate[]): Promise<void> => {
    const { sum } = sources[kind];
    for (let begin = 0; begin < days.length && goesOn(); begin += AT_ONCE) {
      const some = days.slice(begin, begin + AT_ONCE);
      const sums = new Map((await Promise.all(some.map(async (day) => [...(await sum(day, day))]))).flat());
      await figures.storeDays(kind, some, sums, term);
      for (const day of some) keep(kind, day, sums.get(day));
    }
  };

  const rankIfDue = async (): Promise<void> => {
    const day = todayOf({ clock, config });
    if ((!ranked.isBehind && ranked.day === day) || performance.now() < ranked.restsUntil) return;
    const [startedAt, at] = [performance.now(), clock()];
    const rankings = await rankPackages(needs, 0);
    const now = performance.now();
    Object.assign(ranked, { day, rankings, at, isBehind: false, restsUntil: now + (now - startedAt) * RANKING_RESTS });
  };

  return {
    /** Sums up everything. */
    buildAll: async (): Promise<void> => {
      for (const kind of FIGURE_KINDS) await build(kind);
      await fullDays.dropUncounted();
    },
    /** Resumes where the former leader stopped. */
    goOnFrom: async (last: FigureCheckpoint): Promise<void> => {
      checkpoint = last;
      ({ comparedAt } = last);
      for (const kind of ['bookings', 'packages', 'users'] as const)
        for (const [day, sums] of await figures.listDays(kind, THE_FIRST_DAY, THE_LAST_DAY)) totals.set(kind, day, sums);
    },
    /** Sums up some days of a kind again. */
    sumAgain,
    /**
     * Counts changes. Sums are computed from stored data before the checkpoint is written: after a crash in between the same changes come
     * again and give the same sums.
     * @returns what they touched
     */
    take: async (changes: readonly FigureChange[]): Promise<TouchedDays> => {
      const touched = await touchedDaysOf(needs, changes);
      for (const kind of FIGURE_KINDS) await (touched[kind].isAll ? build(kind) : sumAgain(kind, [...touched[kind].days]));
      await reached('days-stored');
      if (touched.bookings.isAll || touched.bookings.days.size > 0) ranked.isBehind = true;
      const today = todayOf({ clock, config });
      if (goesOn()) await booked.store(today, goesOn);
      if (goesOn()) await fullDays.store(today);
      await rankIfDue();
      const last = changes.at(-1);
      if (!goesOn() || !last) return touched;
      const questions = changes.map((change) => change.fullDocument ?? change.updateDescription?.updatedFields);
      const askedAt = questions.map((question) => question?.askedAt?.getTime() ?? 0);
      const at = clock();
      checkpoint = {
        term,
        form: formOf(needs),
        resumeToken: last._id,
        answered: Math.max(checkpoint?.answered ?? 0, ...questions.map((question) => question?.asked ?? 0)),
        answeredAt: new Date(Math.max((checkpoint?.answeredAt ?? begunAt).getTime(), ...askedAt)),
        at,
        totals: totals.read(),
        rankings: ranked.rankings,
        rankedAt: ranked.isBehind ? ranked.at : at,
        comparedAt,
      };
      await figures.storeCheckpoint(checkpoint);
      await reached('checkpoint-stored');
      return touched;
    },
    answered: (): number => checkpoint?.answered ?? 0,
    comparedAt: (): Date => comparedAt,
    setCompared: (at: Date): void => {
      comparedAt = at;
    },
  };
};
export type FigureKeeper = ReturnType<typeof createFigureKeeper>;
