import { t } from '@wayfarer/words';
import type { Category } from './price.rules.ts';

/** Whether nobody of a category is as old as the youngest traveller may be, in years. */
export const isTooYoung = ({ maxAge }: Pick<Category, 'maxAge'>, minAge: number | undefined): boolean =>
  minAge !== undefined && maxAge !== undefined && maxAge < minAge;

/** 'Everybody must be 21 or older.' */
export const oldEnoughText = (minAge: number): string => t('Everybody must be {minAge} or older.', { minAge });
