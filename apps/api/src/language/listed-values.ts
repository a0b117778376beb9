import { formatList } from '@wayfarer/words';
import { inReadingOrder, isolated } from './right-to-left.ts';

/** Values, one after the other: 'Thu, 1 Apr 2027, 07:00'. What is not known is left out. */
export const listedValues = (...values: readonly (string | undefined)[]): string =>
  inReadingOrder(formatList(values.filter((value) => value !== undefined).map(isolated)));
