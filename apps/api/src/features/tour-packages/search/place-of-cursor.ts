import type { TourPackageSort } from '@wayfarer/contracts';
import type { ListCursor } from '../../../database/list-cursor.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { ENDED, type Place } from './page-of-rows.ts';

/** What the key of a cursor is in each order. */
export const cursorKinds: Readonly<Record<TourPackageSort, 'String' | 'Number'>> = {
  title: 'String',
  price: 'Number',
  '-price': 'Number',
  soonest: 'String',
  recommended: 'Number',
};

/** @throws VALIDATION when the cursor was made for another order */
export const afterOf = (sort: TourPackageSort, cursor: ListCursor | null): Place | null => {
  if (!cursor) return null;
  const { key, id } = cursor;
  const isDay = key === ENDED || /^\d{4}-\d{2}-\d{2}$/.test(String(key));
  if (key instanceof Date || (sort === 'soonest' && !isDay))
    throw new ApiError('VALIDATION', 'This cursor does not belong to the list.', { cursor: 'Take it from the Link header.' });
  return { key, id: String(id) };
};
