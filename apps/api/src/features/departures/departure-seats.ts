import { seatsForAll } from '@wayfarer/contracts';
import type { SeatDayNow } from './seat-day.repository.ts';

/**
 * The seats of a departure, its own or those of its package, and how many of them everybody may book: they
 * are neither paid, nor held, nor for who waits for them; null where its package counts none.
 * @param stored its seat day, where there is one
 */
export const departureSeatsOf = (
  ofPackage: number | null | undefined,
  stored: Pick<SeatDayNow, 'capacity' | 'paid' | 'held' | 'waiting'> | undefined,
): { capacity: number; left: number } | { capacity: null; left: null } => {
  if (typeof ofPackage !== 'number') return { capacity: null, left: null };
  const capacity = stored?.capacity ?? ofPackage;
  const free = capacity - (stored?.paid ?? 0) - (stored?.held ?? 0);
  return { capacity, left: seatsForAll(free, stored?.waiting ?? []) };
};
