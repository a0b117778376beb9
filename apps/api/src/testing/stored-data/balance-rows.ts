import type { BalanceTransactionRecord, PayoutRecord } from '../../features/payouts/index.ts';
import { bookingRow } from './booking-rows.ts';
import type { DataSize } from './data-size.ts';
import type { Rows } from './rows.ts';

/** Payments that go out together. */
const OF_A_PAYOUT = 200;

/**
 * One of so many bookings has one: the sum of a month reads all of that month's, as that of invoices does.
 */
const EVERY = 5;

/** The charge of a booking's first attempt, as if it had been paid. */
const transactionRow = (row: number, size: DataSize): BalanceTransactionRecord => {
  const { bookingDate, totalAmount, attempts } = bookingRow(row * EVERY, size);
  return {
    _id: `txn_${row}`,
    category: 'charge',
    createdAt: bookingDate,
    paymentId: attempts[0]?.paymentId ?? null,
    refundId: null,
    amount: totalAmount,
    fee: Math.round(totalAmount * 0.029) + 30,
    currency: 'inr',
    payoutId: `po_${Math.floor(row / OF_A_PAYOUT)}`,
  };
};

const payoutRow = (row: number): PayoutRecord => ({ _id: `po_${row}`, arrivesOn: '2026-11-20', isRead: true });

export const rows: Rows = {
  BalanceTransaction: (size) => ({ count: Math.ceil(size.bookings / EVERY), rowOf: (row) => transactionRow(row, size) }),
  Payout: ({ bookings }) => ({ count: Math.ceil(bookings / EVERY / OF_A_PAYOUT), rowOf: payoutRow }),
};
