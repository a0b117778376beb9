import type { Category } from '@wayfarer/contracts';

/** ', 2–11', ', 12 and older'; '' where every age is in it. */
export const agesText = ({ minAge, maxAge }: Pick<Category, 'minAge' | 'maxAge'>): string => {
  if (maxAge !== undefined) return minAge === maxAge ? `, ${minAge}` : `, ${minAge}–${maxAge}`;
  return minAge === 0 ? '' : `, ${minAge} and older`;
};
