import { addDays, type CalendarDate, nextBookableDay } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { todayOf } from '../../today-of.ts';
import type { FindSoldOut, TourPackageRecord } from '../tour-packages/index.ts';
import { seatDayRepository } from './seat-day.repository.ts';

/** Days that are looked at: a package with seats behind them is not sold out. */
const LONGEST_LOOK = 400;

/** Those of some packages that have no seat left on any day that can be booked. Without a capacity none is. */
export const findSoldOut = ({ database, clock, config }: Pick<Dependencies, 'database' | 'clock' | 'config'>): FindSoldOut => {
  const isSoldOut = async (tourPackage: TourPackageRecord, today: CalendarDate): Promise<boolean> => {
    const { _id: packageId, capacity, availableTo: to } = tourPackage;
    const from = nextBookableDay(tourPackage, today);
    if (typeof capacity !== 'number' || from === null || to >= addDays(from, LONGEST_LOOK)) return false;
    const taken = await seatDayRepository(database).listTaken({ packageId, from, to }, clock());
    const full = new Set(taken.filter((day) => day.taken >= capacity).map(({ travelDate }) => travelDate));
    return addDays(from, full.size) > to;
  };
  return async (tourPackages) => {
    const today = todayOf({ clock, config });
    const found = await Promise.all(tourPackages.map(async (one) => ((await isSoldOut(one, today)) ? [String(one._id)] : [])));
    return new Set(found.flat());
  };
};
