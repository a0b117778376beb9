import type { DepartureState } from '@wayfarer/contracts';
import { t, tn } from '../words/words.ts';

/** 'Only 3 seats left' where a departure has few, 'Sold out' where it has none; null in all other states. */
export const seatsLeftText = (state: DepartureState | undefined, left: number): string | null => {
  if (state === 'sold-out') return t('Sold out');
  return state === 'few' ? tn(left, 'Only {n} seat left', 'Only {n} seats left') : null;
};
