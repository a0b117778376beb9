import type { PaymentSort } from '@wayfarer/contracts';
import { cursorOf, foreignCursor, readCursor } from '../../../database/lists/list-cursor.ts';
import { type ListOrder, listOrderOf } from '../../../database/lists/list-order.ts';
import type { Total } from '../../../database/lists/list-total.ts';
import type { PaymentRecord } from '../payment-record.ts';
import { keyOf, LIST_KEY } from './payment-list.ts';

/** The order of payments by what their bookings cost. */
export type AmountOrder = ListOrder<'totalAmount'>;
export const amountOrderOf = (sort: Exclude<PaymentSort, '-createdAt'>): AmountOrder =>
  listOrderOf(sort, { amount: 'totalAmount' } as const);

/** Where a payment stands: by its booking's cost and id, and among those of one booking newest first. */
export type Place = { readonly key: number; readonly id: PaymentRecord['_id']; readonly listKey: string };
const placeOf = (payment: PaymentRecord): Place => ({
  key: payment.totalAmount,
  id: payment._id,
  listKey: keyOf(payment),
});

const compareTexts = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

const compare = (one: Place, other: Place, { direction }: AmountOrder): number =>
  direction * (one.key - other.key || compareTexts(String(one.id), String(other.id))) || compareTexts(other.listKey, one.listKey);

/** In order, from behind a place on. */
export const inOrder = (payments: readonly PaymentRecord[], order: AmountOrder, place: Place | null): PaymentRecord[] =>
  payments
    .filter((payment) => place === null || compare(placeOf(payment), place, order) > 0)
    .toSorted((one, other) => compare(placeOf(one), placeOf(other), order));

export const cursorBehind = (payment: PaymentRecord, total: Total): string => {
  const { key, id, listKey } = placeOf(payment);
  return cursorOf(`${listKey} ${key}`, id, total);
};

/** @throws VALIDATION when the cursor was not made for this order */
export const readPlace = (cursor: string): { place: Place; total: Total | null } => {
  const { key: text, id, total } = readCursor(cursor, 'String');
  // A list key is a moment and an id.
  const [moment, attemptId, amount] = String(text).split(' ');
  const listKey = `${moment} ${attemptId}`;
  const key = Number(amount);
  if (!LIST_KEY.test(listKey) || Number.isNaN(key)) throw foreignCursor();
  return { place: { key, id, listKey }, total };
};
