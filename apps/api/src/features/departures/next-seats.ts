import type { Dependencies } from '../../dependencies.ts';
import type { NextSeats } from '../tour-packages/index.ts';
import { departureIdOf } from './departure-key.ts';
import { departureSeatsOf } from './departure-seats.ts';
import { seatDayRepository } from './seat-day.repository.ts';

/** What cards say of departures, in the order in which they are named: one read for all of them. */
export const readNextSeats =
  ({ database, clock }: Pick<Dependencies, 'database' | 'clock'>): NextSeats =>
  async (wanted) => {
    const stored = await seatDayRepository(database).listThese(wanted, clock());
    const byId = new Map(stored.map((one) => [departureIdOf(one), one]));
    return wanted.map(({ capacity, ...key }) => {
      const seats = byId.get(departureIdOf(key));
      const { left } = departureSeatsOf(capacity, seats);
      const isGuaranteed = seats?.isGuaranteed ? { isGuaranteed: true as const } : {};
      return { ...(left === null ? {} : { left }), ...isGuaranteed };
    });
  };
