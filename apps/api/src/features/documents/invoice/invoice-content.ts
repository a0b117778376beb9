import { bookingNumberOf, type InvoiceTo } from '@wayfarer/contracts';
import type { Config } from '../../../config.ts';
import { dayText } from '../../../time/day-text.ts';
import type { BookingRecord } from '../../bookings/index.ts';
import {
  buyerLines,
  claimOf,
  countingIn,
  creditedIn,
  type DueInvoice,
  type InvoiceRecord,
  taxIn,
  taxTakenBack,
} from '../../invoices/index.ts';

type Content = Omit<InvoiceRecord, '_id' | 'kind' | 'cause' | 'issuedOn' | 'seller'>;
type Taxes = Pick<Config, 'TAX_NAME' | 'TAX_PERCENT'>;

const common = ({ _id, currency }: BookingRecord) => ({ bookingId: _id, currency });

/** Whom a document is made out to: what the customer is called, unless the contact named another buyer. */
export type Buyer = { readonly name: string; readonly invoiceTo?: InvoiceTo | undefined };

const buyerOf = ({ name, invoiceTo }: Buyer): string => (invoiceTo ? buyerLines(invoiceTo) : name);

const ofPayment = (taxes: Taxes, booking: BookingRecord, attemptId: string, buyer: Buyer): Content | null => {
  const attempt = booking.attempts.find((one) => one.attemptId === attemptId);
  if (!attempt) return null;
  const { package: booked, totalPersons, travelDate, choice, _id } = booking;
  const { TAX_NAME: name, TAX_PERCENT: percent } = taxes;
  const total = attempt.amountReceived;
  return {
    ...common(booking),
    buyer: buyerOf(buyer),
    invoice: null,
    line: {
      text: `${booked.title}, from ${dayText(travelDate)}, booking ${bookingNumberOf(String(_id))}`,
      quantity: totalPersons,
      unitPrice: booked.unitPrice,
    },
    ...(choice ? { lines: choice.lines } : {}),
    total,
    tax: percent > 0 ? { name, percent, amount: taxIn(total, percent) } : null,
  };
};

/** What a credit note is for: everything that its invoice has, or a part of it. */
const creditedLines = (booking: BookingRecord, invoice: InvoiceRecord, total: number): Pick<Content, 'line' | 'lines'> => {
  const { line, lines } = invoice;
  if (total < invoice.total)
    return { line: { text: `Refund of booking ${bookingNumberOf(String(booking._id))}`, quantity: 1, unitPrice: total } };
  return { line: { ...line, text: `Refund of ${line.text}` }, ...(lines ? { lines } : {}) };
};

/**
 * Credit notes are only for payments that have an invoice. A refund that a bank sent back stays credited,
 * because the traveller is still owed it; the refund that replaces it is credited only for what exceeds it.
 * What is credited is the invoice that counts: the one that replaced the booking's own, if any.
 */
const ofRefund = (booking: BookingRecord, refundKey: string, issued: readonly InvoiceRecord[]): Content | null => {
  const attempt = booking.attempts.find(({ refunds }) => refunds.some((refund) => refund.refundKey === refundKey));
  const refund = attempt?.refunds.find((one) => one.refundKey === refundKey);
  const invoice = issued.find(({ cause }) => cause === attempt?.attemptId);
  if (!attempt || !refund || !invoice) return null;
  const credited = creditedIn(issued);
  const given = attempt.refunds.reduce((sum, { state, amount }) => (state === 'done' ? sum + amount : sum), 0);
  const total = Math.min(refund.amount, given - credited);
  if (total <= 0) return null;
  const number = countingIn(issued)(booking._id, invoice._id);
  const counting = issued.find(({ _id }) => _id === number) ?? invoice;
  return {
    ...common(booking),
    buyer: counting.buyer,
    invoice: counting._id,
    claims: [claimOf(counting, booking._id, issued)],
    ...creditedLines(booking, invoice, total),
    total,
    tax: taxTakenBack(invoice.tax, credited, total),
  };
};

/** The document to issue for a cause; null where it was already issued or there is nothing to issue. Pure. */
export const contentOf = (
  taxes: Taxes,
  booking: BookingRecord,
  { kind, of }: Pick<DueInvoice, 'kind' | 'of'>,
  issued: readonly InvoiceRecord[],
  buyer: Buyer,
): Content | null => {
  if (issued.some(({ cause }) => cause === of)) return null;
  return kind === 'invoice' ? ofPayment(taxes, booking, of, buyer) : ofRefund(booking, of, issued);
};
