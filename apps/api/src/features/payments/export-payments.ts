import type { AccountExport } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import type { BookingRecord } from '../bookings/index.ts';
import { paymentsOf } from './list/payment-list.ts';
import { presentPayments } from './payment.presenter.ts';

/** The payments of an account's bookings, without what staff wrote to each other; attempts that are in no list are left out. */
export const exportPayments = async (
  { database }: Pick<Dependencies, 'database'>,
  bookings: readonly BookingRecord[],
): Promise<Pick<AccountExport, 'payments'>> => {
  const listed = bookings.flatMap(paymentsOf).filter(({ attempt }) => attempt.listKey !== null);
  return { payments: await presentPayments(database, listed, 'user') };
};
