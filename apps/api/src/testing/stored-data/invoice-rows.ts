import { calendarDateAt } from '@wayfarer/contracts';
import { type InvoiceRecord, numberAfter, seriesOf } from '../../features/invoices/index.ts';
import type { BookingRow } from './booking-life.ts';

/** The number of the invoice in a place of all, all in one year. */
const numberAt = (place: number): string => {
  const series = seriesOf('invoice', '2026-01-01');
  return numberAfter(series, place === 0 ? null : `${series}${String(place).padStart(8, '0')}`);
};

/** Whether rows of this kind have an invoice here: others count as paid before there were any. */
export const hasInvoice = ({ bookingStatus, amountRefunded, attempts }: BookingRow): boolean =>
  bookingStatus === 'confirmed' && amountRefunded === 0 && attempts.every(({ refunds }) => refunds.length === 0);

/** The invoice of a booking, which is the one in this place of all. */
export const invoiceRow = (booking: BookingRow, place: number): InvoiceRecord => ({
  _id: numberAt(place),
  kind: 'invoice',
  bookingId: booking._id,
  cause: booking.attempts.find(({ status }) => status === 'paid')?.attemptId ?? String(booking._id),
  invoice: null,
  issuedOn: calendarDateAt(booking.bookingDate, 'Asia/Kolkata'),
  seller: { name: 'Wayfarer', address: '12 Lavelle Road\nBengaluru 560001, India', taxId: null },
  buyer: booking.username,
  line: { text: booking.package.title, quantity: booking.totalPersons, unitPrice: booking.package.unitPrice },
  total: booking.totalAmount,
  tax: null,
  currency: booking.currency,
});
