import { type Booking, bookingNumberOf, displayNameOf, formatMoney } from '@wayfarer/contracts';
import { Link } from 'react-router-dom';
import type { AdminColumn } from '../../../shared/admin-list/admin-column.ts';
import { moneyFigures, restOf } from '../../../shared/deposit/booking-money.ts';
import { formatShortDay, todayOnSite } from '../../../shared/format/calendar-day.ts';
import { counted } from '../../../shared/format/format-total.ts';
import { paths } from '../../../shared/paths.ts';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { AdminStatusBadge } from './admin-status-badge.tsx';
import { OwesBadge } from './owes-badge.tsx';

type RowActions = {
  onCancel: (booking: Booking) => void;
  /** The id of the booking that is being cancelled. */
  cancelling: string | undefined;
};

const bookingDayOf = ({ bookingDate }: Booking): string => todayOnSite(new Date(bookingDate));

/** Short if all of it is refunded: the title's column needs the space. */
const Refund = ({ booking: { refundStatus, refunds, amountRefunded, totalAmount } }: { booking: Booking }) => {
  if (refundStatus === 'none') return null;
  return (
    <span className="block text-ink-faint">
      {refundStatus === 'pending'
        ? refunds.some(({ state, byHand }) => state === 'pending' && byHand)
          ? 'To give back'
          : 'Refund on its way'
        : amountRefunded === totalAmount
          ? 'Refunded in full'
          : `${formatMoney(amountRefunded)} refunded`}
    </span>
  );
};

/** Paid, owed and due below the total of a booking that owes a rest. */
const Rest = ({ booking }: { booking: Booking }) =>
  moneyFigures(booking).map(({ name, value }) => <span key={name} className="block text-ink-faint">{`${name} ${value}`}</span>);

/**
 * '2 × Adult ₹20,000.00; 1 × Code MONSOON10, 10 % off −₹2,000.00'; nothing where there is one price for each
 * person.
 */
const linesText = ({ lines = [] }: Booking): string =>
  lines.map(({ quantity, text, sum }) => `${quantity} × ${text} ${formatMoney(sum)}`).join('; ');

/** The columns of the bookings table. */
export const adminBookingColumns = ({ onCancel, cancelling }: RowActions): AdminColumn<Booking>[] => [
  {
    id: 'user',
    heading: 'User',
    place: 'title',
    cell: ({ user, _id }) => (
      <span className="block min-w-20">
        <span className="one-line font-semibold text-ink" title={displayNameOf(user)}>
          {displayNameOf(user)}
        </span>
        <Link
          to={paths.adminBooking(_id)}
          className="row-link -my-3 inline-flex min-h-11 items-center whitespace-nowrap font-normal text-accent-strong text-small underline underline-offset-4"
        >
          {bookingNumberOf(_id)}
        </Link>
      </span>
    ),
    sortable: true,
    csv: ({ user }) => displayNameOf(user),
    moreCsv: [
      { heading: 'Booking ID', csv: ({ _id }) => bookingNumberOf(_id) },
      { heading: 'Email', csv: ({ user }) => user.email ?? '' },
      { heading: 'Contact', csv: ({ contact }) => contact?.name ?? '' },
      { heading: 'Contact phone', csv: ({ contact }) => contact?.phone ?? '' },
    ],
  },
  {
    id: 'package',
    heading: 'Package',
    cell: (booking) => (
      <span className="block min-w-0">
        <span className="one-line text-ink" title={booking.package.title}>
          {booking.package.title}
        </span>
        <span className="one-line text-ink-faint" title={booking.package.destination.name}>
          {booking.package.destination.name}
        </span>
      </span>
    ),
    csv: (booking) => booking.package.title,
    moreCsv: [{ heading: 'Destination', csv: (booking) => booking.package.destination.name }],
  },
  {
    id: 'travelDate',
    heading: 'Travel date',
    cell: ({ travelDate, totalPersons }) => (
      <span className="block">
        <span className="block whitespace-nowrap">{formatShortDay(travelDate)}</span>
        <span className="block text-ink-faint">{counted(totalPersons, 'person')}</span>
      </span>
    ),
    sortable: true,
    csv: ({ travelDate }) => travelDate,
    moreCsv: [
      { heading: 'Leaves at', csv: ({ startTime }) => startTime ?? '' },
      { heading: 'Total persons', csv: ({ totalPersons }) => totalPersons },
    ],
  },
  {
    id: 'bookingDate',
    heading: 'Booked',
    cell: (booking) => <span className="whitespace-nowrap text-ink-soft">{formatShortDay(bookingDayOf(booking))}</span>,
    sortable: true,
    csv: bookingDayOf,
  },
  {
    id: 'totalAmount',
    heading: 'Total',
    align: 'end',
    cell: (booking) => (
      <span className="block whitespace-nowrap">
        <span className="block font-medium text-ink">{formatMoney(booking.totalAmount)}</span>
        <Rest booking={booking} />
        <Refund booking={booking} />
      </span>
    ),
    sortable: true,
    csv: ({ totalAmount }) => ({ amount: totalAmount }),
    moreCsv: [
      { heading: 'What it is made of', csv: linesText },
      { heading: 'Received', csv: ({ amountPaid }) => ({ amount: amountPaid }) },
      { heading: 'Refunded', csv: ({ amountRefunded }) => ({ amount: amountRefunded }) },
      { heading: 'Owed', csv: (booking) => ({ amount: restOf(booking)?.owed ?? 0 }) },
      { heading: 'Due', csv: (booking) => restOf(booking)?.dueOn ?? '' },
    ],
  },
  {
    id: 'status',
    heading: 'Status',
    cell: (booking) => (
      <span className="block">
        <AdminStatusBadge status={booking.bookingStatus} />
        <span className="mt-1 block empty:hidden">
          <OwesBadge booking={booking} />
        </span>
        {booking.linkEndedAt === undefined ? null : (
          <span className="mt-0.5 block whitespace-nowrap text-ink-faint">Link ended</span>
        )}
      </span>
    ),
    csv: ({ bookingStatus }) => bookingStatus,
  },
  {
    id: 'actions',
    heading: 'Actions',
    place: 'actions',
    cell: (booking) => (
      <Button
        variant="quiet"
        size="small"
        className="not-hover:not-focus-visible:text-ink-soft hover:text-red focus-visible:text-red"
        aria-label={`Cancel booking ${bookingNumberOf(booking._id)} of ${displayNameOf(booking.user)}`}
        disabled={!booking.canCancel}
        busy={cancelling === booking._id}
        onClick={() => onCancel(booking)}
      >
        Cancel
      </Button>
    ),
  },
];
