import type { DepartureState } from '@wayfarer/contracts';

/** 'Only 3 seats left' where a departure has few, 'Sold out' where it has none; null in all other states. */
export const seatsLeftText = (state: DepartureState | undefined, left: number): string | null => {
  if (state === 'sold-out') return 'Sold out';
  return state === 'few' ? `Only ${left === 1 ? '1 seat' : `${left} seats`} left` : null;
};
