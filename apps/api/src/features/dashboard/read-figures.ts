import { setTimeout as pause } from 'node:timers/promises';
import type { CalendarDate } from '@wayfarer/contracts';
import { type DaySums, type FigureCheckpoint, type FigureKind, figureRepository, isKept } from '../figures/index.ts';
import { addBookings, addCounts, type FigureNeeds, figureSources, formOf, rankPackages } from '../keep-figures/index.ts';

/** The source of the dashboard: the stored figures or, where nobody keeps them, the bookings themselves. */
export type Figures = Pick<FigureCheckpoint, 'totals' | 'rankings' | 'rankedAt'> & {
  /** The moment up to which all writes are counted. */
  readonly at: Date;
  readonly listDays: <K extends FigureKind>(kind: K, from: CalendarDate, to: CalendarDate) => Promise<DaySums<K>>;
};

/** How long it waits until all earlier writes are counted, in milliseconds, and how often it checks. */
const LONGEST_WAIT = 2000;
const LOOK_EVERY = 20;
const THE_FIRST_DAY = '0001-01-01';
const THE_LAST_DAY = '9998-12-31';

/** Rankings that include every booking of the checkpoint are as new as that. */
const keptAt = (checkpoint: FigureCheckpoint, at: Date, listDays: Figures['listDays']): Figures => ({
  ...checkpoint,
  at,
  rankedAt: checkpoint.rankedAt < checkpoint.at ? checkpoint.rankedAt : at,
  listDays,
});

/** The stored figures once they include all earlier writes; after too long a wait, as they are. */
const readKept = async (needs: FigureNeeds): Promise<Figures | null> => {
  const { database, clock } = needs;
  const figures = figureRepository(database);
  const isUsable = (found: FigureCheckpoint | null): found is FigureCheckpoint =>
    isKept(found, clock()) && found.form === formOf(needs);
  if (!isUsable(await figures.findCheckpoint())) return null;
  const [askedAt, asked] = [clock(), await figures.ask(clock())];
  const until = performance.now() + LONGEST_WAIT;
  for (;;) {
    const checkpoint = await figures.findCheckpoint();
    if (!isUsable(checkpoint)) return null;
    const isCounted = checkpoint.answered >= asked;
    if (!isCounted && performance.now() < until) await pause(LOOK_EVERY);
    else return keptAt(checkpoint, isCounted ? askedAt : checkpoint.answeredAt, figures.listDays);
  }
};

/** Sums up the bookings themselves: equally right, but it reads every booking. */
const readDirectly = async (needs: FigureNeeds): Promise<Figures> => {
  const sources = figureSources(needs);
  const listDays = <K extends FigureKind>(kind: K, from: CalendarDate, to: CalendarDate) => sources[kind].sum(from, to);
  const at = needs.clock();
  const [bookings, packages, users, rankings] = await Promise.all([
    listDays('bookings', THE_FIRST_DAY, THE_LAST_DAY),
    listDays('packages', THE_FIRST_DAY, THE_LAST_DAY),
    listDays('users', THE_FIRST_DAY, THE_LAST_DAY),
    rankPackages(needs),
  ]);
  const totals = {
    bookings: addBookings(bookings.values()),
    packages: addCounts(packages.values()),
    users: addCounts(users.values()),
  };
  return { totals, rankings, rankedAt: at, at, listDays };
};

export const readFigures = async (needs: FigureNeeds): Promise<Figures> => (await readKept(needs)) ?? readDirectly(needs);
