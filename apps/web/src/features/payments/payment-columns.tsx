import { displayNameOf, formatMoney, hasReceivedMoney, type Payment } from '@wayfarer/contracts';
import type { AdminColumn } from '../../shared/admin-list/admin-column.ts';
import { bookingColumn } from '../../shared/admin-list/booking-column.tsx';
import { todayOnSite } from '../../shared/format/calendar-day.ts';
import { ShortId } from '../../shared/ui/display/short-id.tsx';
import { PaymentStatusBadge, paymentStatusWordOf } from './payment-status-badge.tsx';

const Amount = ({ payment: { amount, amountRefunded } }: { payment: Payment }) => (
  <span className="block whitespace-nowrap">
    <span className="block font-medium text-ink">{formatMoney(amount)}</span>
    {amountRefunded > 0 ? <span className="block text-ink-faint">{formatMoney(amountRefunded)} refunded</span> : null}
  </span>
);

const wayWordOf = ({ byHand, paymentMethod }: Payment): string => (byHand === undefined ? 'card' : paymentMethod);

/**
 * The columns of the payments table, in the order of docs/specification.md section 2. The table is read-only.
 */
export const paymentColumns: ReadonlyArray<AdminColumn<Payment>> = [
  {
    id: 'transactionId',
    heading: 'Transaction',
    place: 'title',
    cell: ({ transactionId }) => (
      <span className="font-semibold text-ink">
        <ShortId label="transaction" id={transactionId} />
      </span>
    ),
    csv: ({ transactionId }) => transactionId,
  },
  {
    id: 'user',
    heading: 'User',
    cell: ({ user }) => <span className="block min-w-20">{displayNameOf(user)}</span>,
    csv: ({ user }) => displayNameOf(user),
  },
  bookingColumn,
  {
    id: 'amount',
    heading: 'Amount',
    align: 'end',
    cell: (payment) => <Amount payment={payment} />,
    sortable: true,
    csv: ({ amount }) => ({ amount }),
    moreCsv: [
      { heading: 'Received', csv: ({ amount, status }) => ({ amount: hasReceivedMoney(status) ? amount : 0 }) },
      { heading: 'Refunded', csv: ({ amountRefunded }) => ({ amount: amountRefunded }) },
      { heading: 'Date', csv: ({ createdAt }) => todayOnSite(new Date(createdAt)) },
      { heading: 'Invoices', csv: ({ invoiceNumbers = [] }) => invoiceNumbers.join(' ') },
    ],
  },
  {
    id: 'paymentMethod',
    heading: 'Method',
    cell: ({ paymentMethod }) => <span className="capitalize">{paymentMethod === '' ? '–' : paymentMethod}</span>,
    csv: ({ paymentMethod }) => paymentMethod,
    moreCsv: [
      { heading: 'Way', csv: wayWordOf },
      { heading: 'Taken by', csv: ({ byHand }) => byHand?.takenBy ?? '' },
      { heading: 'Customer', csv: ({ contact, user }) => contact?.name ?? user.username },
      { heading: 'Trip', csv: ({ trip }) => trip?.title ?? '' },
      { heading: 'Travel day', csv: ({ trip }) => trip?.travelDate ?? '' },
    ],
  },
  {
    id: 'status',
    heading: 'Status',
    cell: (payment) => <PaymentStatusBadge payment={payment} />,
    csv: paymentStatusWordOf,
  },
];
