import type { Dependencies } from '../../dependencies.ts';
import type { NextSeats } from '../tour-packages/index.ts';
import { departureSeatsOf } from './departure-seats.ts';
import { seatDayRepository } from './seat-day.repository.ts';

/** What cards say of the next departures of some packages: one read for all of them. */
export const readNextSeats =
  ({ database, clock }: Pick<Dependencies, 'database' | 'clock'>): NextSeats =>
  async (wanted) => {
    const stored = await seatDayRepository(database).listThese(wanted, clock());
    const byPackage = new Map(stored.map((one) => [one.packageId, one]));
    return new Map(
      wanted.map(({ packageId, capacity }) => {
        const seats = byPackage.get(packageId);
        const { left } = departureSeatsOf(capacity, seats);
        const isGuaranteed = seats?.isGuaranteed ? { isGuaranteed: true as const } : {};
        return [packageId, { ...(left === null ? {} : { left }), ...isGuaranteed }];
      }),
    );
  };
