import { nameWithin, type Prices, type TourPackage } from '@wayfarer/contracts';
import { t } from '../words/words.ts';

/**
 * What the price of a package is for: 'per person', 'per adult', 'per group of up to 4'. Of a package in a
 * list `unit` says it.
 */
export const unitWordsOf = ({
  unit,
  groupOf = unit && 'groupOf' in unit ? unit.groupOf : undefined,
  categories,
}: Pick<Prices, 'categories' | 'groupOf'> & Pick<TourPackage, 'unit'>): string => {
  if (groupOf !== undefined) return t('per group of up to {most}', { most: groupOf });
  const category = categories?.[0]?.name ?? (unit && 'category' in unit ? unit.category : undefined);
  return category === undefined ? t('per person') : t('per {category}', { category: nameWithin(category) });
};
