import type { AccountExport } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import type { BookingRecord } from '../bookings/index.ts';
import { paymentsOf } from './list/payment-list.ts';
import { presentPayments } from './payment.presenter.ts';

/**
 * The payments of an account's bookings, without what staff wrote to each other; attempts that are in no list
 * are left out.
 */
export const exportPayments = async function* (
  { database }: Pick<Dependencies, 'database'>,
  bookings: AsyncIterable<readonly BookingRecord[]>,
): AsyncGenerator<AccountExport['payments']> {
  for await (const page of bookings) {
    const listed = page.flatMap(paymentsOf).filter(({ attempt }) => attempt.listKey !== null);
    yield await presentPayments(database, listed, 'user');
  }
};
