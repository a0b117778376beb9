import { addDays, DECIDE_AHEAD_DAYS, decideByOf, has, MAX_UNDECIDED, type UndecidedDeparture } from '@wayfarer/contracts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { todayOf } from '../../../time/today-of.ts';
import { departureIdOf, guideRepository, seatDayRepository } from '../../departures/index.ts';
import { tourPackageRepository } from '../../tour-packages/index.ts';

/** The longest time before a departure at which it is decided on, in days. */
const MAX_DECIDED_BEFORE_DAYS = 20;
/** Departures that are looked at; more than are named, because some need no decision yet. */
const MAX_READ = 200;

/**
 * The coming departures that some have paid for, but fewer than their minimum, a week before the day by which
 * the agency decides, and from then on until they leave. The most urgent first; for a guide those that they
 * are named on.
 */
export const listUndecided = async (
  needs: Pick<Dependencies, 'database' | 'clock' | 'config'>,
  { role, userId }: Pick<Caller, 'role' | 'userId'>,
): Promise<UndecidedDeparture[]> => {
  const { database, clock } = needs;
  const today = todayOf(needs);
  const seatDays = seatDayRepository(database);
  const last = addDays(today, MAX_DECIDED_BEFORE_DAYS + DECIDE_AHEAD_DAYS);
  const undecided = await seatDays.listUndecided(today, last, MAX_READ);
  const seesAll = has(role, 'read-every-departure');
  const own = new Set(seesAll ? [] : (await guideRepository(database).list(userId, today, last)).map(departureIdOf));
  const keys = seesAll ? undecided : undecided.filter((key) => own.has(departureIdOf(key)));
  if (keys.length === 0) return [];
  const [days, packages] = await Promise.all([
    seatDays.listThese(keys, clock()),
    tourPackageRepository(database).findDepartingById([...new Set(keys.map(({ packageId }) => packageId))]),
  ]);
  const byId = new Map(packages.map((one) => [String(one._id), one]));
  const until = addDays(today, DECIDE_AHEAD_DAYS);
  return days
    .flatMap(({ packageId, day, paid }): UndecidedDeparture[] => {
      const tourPackage = byId.get(packageId);
      const minimum = tourPackage?.schedule?.minimum;
      if (!tourPackage || minimum === undefined || paid === 0 || paid >= minimum) return [];
      const decideBy = decideByOf(day, tourPackage.days);
      return decideBy > until ? [] : [{ packageId, title: tourPackage.title, day, minimum, paid, decideBy }];
    })
    .toSorted((one, other) => one.decideBy.localeCompare(other.decideBy) || one.day.localeCompare(other.day))
    .slice(0, MAX_UNDECIDED);
};
