import type { TourPackageSort } from '@wayfarer/contracts';
import { foreignCursor, type ListCursor } from '../../../database/lists/list-cursor.ts';
import { ENDED, type Place } from './rows/page-of-rows.ts';

/** What the key of a cursor is in each order. */
export const cursorKinds: Readonly<Record<TourPackageSort, 'String' | 'Number'>> = {
  title: 'String',
  '-title': 'String',
  price: 'Number',
  '-price': 'Number',
  availableFrom: 'String',
  '-availableFrom': 'String',
  soonest: 'String',
  recommended: 'Number',
};

export const isByDay = (sort: TourPackageSort): boolean => sort === 'soonest' || sort.endsWith('availableFrom');

/** @throws VALIDATION when the cursor was made for another order */
export const afterOf = (sort: TourPackageSort, cursor: ListCursor | null): Place | null => {
  if (!cursor) return null;
  const { key, id } = cursor;
  const isDay = (sort === 'soonest' && key === ENDED) || /^\d{4}-\d{2}-\d{2}$/.test(String(key));
  if (key instanceof Date || (isByDay(sort) && !isDay)) throw foreignCursor();
  return { key, id: String(id) };
};
