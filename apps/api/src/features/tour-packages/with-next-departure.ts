import type { CalendarDate, TourPackage } from '@wayfarer/contracts';
import type { ShownPackage } from './tour-package.model.ts';

/** Reads what is left of the next departure of each of some packages. */
export type NextSeats = (
  wanted: readonly { packageId: string; day: CalendarDate; capacity: number | null }[],
) => Promise<ReadonlyMap<string, NonNullable<TourPackage['next']>>>;

/** Adds to packages with a schedule what cards say of their next departure; others stay as they are. */
export const withNextDeparture = async (
  nextSeats: NextSeats,
  records: readonly ShownPackage[],
  presented: readonly TourPackage[],
): Promise<TourPackage[]> => {
  const scheduled = new Set(records.filter(({ schedule }) => schedule).map(({ _id }) => String(_id)));
  const wanted = presented.flatMap(({ _id, nextDay, capacity }) =>
    scheduled.has(_id) && nextDay !== null ? [{ packageId: _id, day: nextDay, capacity }] : [],
  );
  if (wanted.length === 0) return [...presented];
  const seats = await nextSeats(wanted);
  return presented.map((tourPackage) => {
    const next = seats.get(tourPackage._id);
    return next ? { ...tourPackage, next } : tourPackage;
  });
};
