import { FEW_SEATS } from '@wayfarer/contracts';

/** 'Only 4 seats left', from 10 downwards; null if there are more. */
export const seatsLeftText = (left: number): string | null => {
  if (left > FEW_SEATS) return null;
  if (left <= 0) return 'Sold out';
  return `Only ${left === 1 ? '1 seat' : `${left} seats`} left`;
};
