import { type CalendarDate, leavesOn } from '@wayfarer/contracts';
import type { Dependencies } from '../../../dependencies.ts';
import type { DepartureSums } from '../../figures/index.ts';
import { type DepartingPackage, type TourPackageIndexKeeper, tourPackageRepository } from '../../tour-packages/index.ts';

type Index = Awaited<ReturnType<TourPackageIndexKeeper['current']>>;
type Scheduled = ReturnType<Index['departuresBetween']>;
/** The persons of confirmed bookings, and the seats that they take. */
export type Travelling = { readonly persons: number; readonly seats: number };
const NOBODY: Travelling = { persons: 0, seats: 0 };
/** The packages that leave on each day, with who travels. */
export type NamedDays = ReadonlyMap<CalendarDate, ReadonlyMap<string, Travelling>>;

const isClosedDeparture = ({ schedule, withdrawnAt, ...one }: DepartingPackage, day: CalendarDate): boolean =>
  schedule !== undefined && schedule !== null && !withdrawnAt && leavesOn({ ...one, schedule }, day);

/**
 * The departures of some days by name: those that are booked, those of schedules, and of the same packages
 * those that the agency has closed.
 * @param most named per day, and `only` of one package
 */
export const nameDepartures = async (
  { database }: Pick<Dependencies, 'database'>,
  { sums, scheduled }: { sums: ReadonlyMap<CalendarDate, DepartureSums>; scheduled: Scheduled },
  days: readonly CalendarDate[],
  { most, only }: { most: number; only: string | undefined },
): Promise<{ named: NamedDays; packages: ReadonlyMap<string, DepartingPackage> }> => {
  const named = new Map(days.map((day) => [day, new Map<string, Travelling>()]));
  for (const [day, here] of named) {
    for (const { tourPackageId, persons, seats = persons } of sums.get(day)?.largest ?? [])
      if ((only === undefined || String(tourPackageId) === only) && here.size < most)
        here.set(String(tourPackageId), { persons, seats });
    for (const id of scheduled.get(day)?.ids ?? []) if (!here.has(id) && here.size < most) here.set(id, NOBODY);
  }
  const ids = new Set([...named.values()].flatMap((here) => [...here.keys()]));
  if (only !== undefined) ids.add(only);
  const packages = await tourPackageRepository(database).findDepartingById([...ids]);
  for (const one of packages)
    for (const day of one.closedDays ?? []) {
      const here = named.get(day);
      if (here && !here.has(String(one._id)) && isClosedDeparture(one, day)) here.set(String(one._id), NOBODY);
    }
  return { named, packages: new Map(packages.map((one) => [String(one._id), one])) };
};
