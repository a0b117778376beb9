import type { Category } from '@wayfarer/contracts';
import { t } from '../words/words.ts';

type Ages = Pick<Category, 'minAge' | 'maxAge'>;

/** '2–11', '12 and older'; null where every age is in it. */
export const agesText = ({ minAge, maxAge }: Ages): string | null => {
  if (maxAge !== undefined) return minAge === maxAge ? String(minAge) : t('{minAge}–{maxAge}', { minAge, maxAge });
  return minAge === 0 ? null : t('{minAge} and older', { minAge });
};

/** 'Child, 2–11' */
export const withAges = (name: string, category: Ages): string => {
  const ages = agesText(category);
  return ages === null ? name : t('{name}, {ages}', { name, ages });
};
