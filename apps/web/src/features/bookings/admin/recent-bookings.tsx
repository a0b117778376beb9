import { type Booking, bookingNumberOf, displayNameOf, formatMoney } from '@wayfarer/contracts';
import { Link } from 'react-router-dom';
import { formatInstantDay } from '../../../shared/format/calendar-day.ts';
import { paths } from '../../../shared/paths.ts';
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx';
import { type DataColumn, DataTable } from '../../../shared/ui/table/data-table.tsx';
import { AdminStatusBadge } from './admin-status-badge.tsx';

const columns: ReadonlyArray<DataColumn<Booking>> = [
  {
    id: 'user',
    heading: 'User',
    place: 'title',
    cell: ({ user, _id }) => (
      <Link
        to={paths.adminBooking(_id)}
        aria-label={`${displayNameOf(user)}, booking ${bookingNumberOf(_id)}`}
        className="inline-flex min-h-11 min-w-0 items-center font-semibold text-ink underline decoration-hairline underline-offset-4 hover:decoration-ink"
      >
        <span className="one-line">{displayNameOf(user)}</span>
      </Link>
    ),
  },
  {
    id: 'package',
    heading: 'Package',
    cell: (booking) => (
      <span className="one-line" title={booking.package.title}>
        {booking.package.title}
      </span>
    ),
  },
  {
    id: 'totalAmount',
    heading: 'Total amount',
    align: 'end',
    cell: ({ totalAmount }) => <span className="whitespace-nowrap">{formatMoney(totalAmount)}</span>,
  },
  { id: 'status', heading: 'Status', cell: ({ bookingStatus }) => <AdminStatusBadge status={bookingStatus} /> },
  {
    id: 'bookingDate',
    heading: 'Booking date',
    cell: ({ bookingDate }) => <span className="whitespace-nowrap text-ink-soft">{formatInstantDay(bookingDate)}</span>,
  },
];

/** The last five, newest first, as the server sends them (docs/specification.md section 2). */
export const RecentBookings = ({ bookings }: { bookings: readonly Booking[] }) => (
  <DataTable
    caption="Recent Bookings"
    columns={columns}
    rows={bookings}
    rowKeyOf={(booking) => booking._id}
    empty={<EmptyState title="No bookings found" text="Bookings appear here as soon as travellers make them." />}
  />
);
