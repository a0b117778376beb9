import { minorUnitsOf, type PaymentSort } from '@wayfarer/contracts';
import { foreignCursor, readCursor } from '../../../database/lists/list-cursor.ts';
import { type ListOrder, listOrderOf } from '../../../database/lists/list-order.ts';
import type { Total } from '../../../database/lists/list-total.ts';
import { amountKeyOf, keysOfAmount } from '../../attempts/index.ts';
import type { PaymentRecord } from '../payment-record.ts';
import { BEFORE_ALL, BEHIND_ALL, keyOf, LIST_KEY, type Stretch } from './payment-list.ts';

/** An order of payments: the key of theirs that it goes by, and which way. Each key is unique. */
export type PaymentOrder = ListOrder<'listKey' | 'amountKey'>;
export const paymentOrderOf = (sort: PaymentSort): PaymentOrder =>
  listOrderOf(sort, { createdAt: 'listKey', amount: 'amountKey' } as const);

/** The place of a payment in the order. */
export const placeIn = ({ field }: PaymentOrder, payment: PaymentRecord): string =>
  field === 'listKey' ? keyOf(payment) : (amountKeyOf(payment.attempt) ?? BEHIND_ALL);

/** Below 0 where one stands before the other. */
const compareKeys = ({ direction }: PaymentOrder, one: string, other: string): number => {
  if (one === other) return 0;
  return one < other ? -direction : direction;
};

export const inOrder = (payments: readonly PaymentRecord[], order: PaymentOrder): PaymentRecord[] =>
  payments.toSorted((one, other) => compareKeys(order, placeIn(order, one), placeIn(order, other)));

/** Whether a payment stands before another, or is it. */
export const isUpTo = (order: PaymentOrder, payment: PaymentRecord, last: PaymentRecord): boolean =>
  compareKeys(order, placeIn(order, payment), placeIn(order, last)) <= 0;

/** Those that stand behind a place; all of them where there is none. */
export const behindPlace = (payments: readonly PaymentRecord[], order: PaymentOrder, place: string | null): PaymentRecord[] =>
  place === null ? [...payments] : payments.filter((payment) => compareKeys(order, placeIn(order, payment), place) > 0);

/** Between which keys of its index a list is, the lowest first. */
const rangeOf = (
  { field }: PaymentOrder,
  { before, after }: Stretch,
  amount: number | undefined,
): [low: string, high: string] => {
  if (field === 'listKey') return [after, before];
  if (amount === undefined) return [BEHIND_ALL, BEFORE_ALL];
  const { $gte, $lt } = keysOfAmount(minorUnitsOf(amount));
  return [$gte, $lt];
};

/**
 * Between which keys of its index the rest of a list is: from the first to, but without, the second.
 * @param amount in rupees, where no other is asked for
 */
export const boundsOf = (
  order: PaymentOrder,
  whole: Stretch,
  { place, amount }: { readonly place: string | null; readonly amount?: number | undefined },
): [from: string, to: string] => {
  const [low, high] = rangeOf(order, whole, amount);
  const [first, last] = order.direction === 1 ? [low, high] : [high, low];
  return [place !== null && compareKeys(order, place, first) > 0 ? place : first, last];
};

/** Begins with the amount in 16 digits. */
const AMOUNT_KEY = /^\d{16} /;
const isPlace = ({ field }: PaymentOrder, key: string): boolean =>
  field === 'listKey' ? LIST_KEY.test(key) : AMOUNT_KEY.test(key) && LIST_KEY.test(key.replace(AMOUNT_KEY, ''));

/** @throws VALIDATION when the cursor was not made for this order */
export const readPlace = (cursor: string, order: PaymentOrder): { place: string; total: Total | null } => {
  // Cursors of an earlier version are the key alone.
  const plain = Buffer.from(cursor, 'base64url').toString();
  const { key, total } = isPlace(order, plain) ? { key: plain, total: null } : readCursor(cursor, 'String');
  if (!isPlace(order, String(key))) throw foreignCursor();
  return { place: String(key), total };
};
