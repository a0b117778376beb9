import type { Prices } from '@wayfarer/contracts';

/** What the price of a package is for: 'per person', 'per adult', 'per group of up to 4'. */
export const unitWordsOf = ({ categories, groupOf }: Pick<Prices, 'categories' | 'groupOf'>): string => {
  if (groupOf !== undefined) return `per group of up to ${groupOf}`;
  return `per ${categories?.[0]?.name.toLowerCase() ?? 'person'}`;
};
