import type { Prices, TourPackage } from '@wayfarer/contracts';

/**
 * What the price of a package is for: 'per person', 'per adult', 'per group of up to 4'. Of a package in a
 * list `unit` says it.
 */
export const unitWordsOf = ({
  unit,
  groupOf = unit && 'groupOf' in unit ? unit.groupOf : undefined,
  categories,
}: Pick<Prices, 'categories' | 'groupOf'> & Pick<TourPackage, 'unit'>): string => {
  if (groupOf !== undefined) return `per group of up to ${groupOf}`;
  const category = categories?.[0]?.name ?? (unit && 'category' in unit ? unit.category : 'person');
  return `per ${category.toLowerCase()}`;
};
