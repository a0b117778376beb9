import type { Booking } from '@wayfarer/contracts';
import { formatInstantDay } from '../../../shared/format/calendar-day.ts';
import { formatMoney } from '../../../shared/format/format-money.ts';
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx';
import { type DataColumn, DataTable } from '../../../shared/ui/table/data-table.tsx';
import { AdminStatusBadge } from './admin-status-badge.tsx';

const columns: ReadonlyArray<DataColumn<Booking>> = [
  {
    id: 'user',
    heading: 'User',
    place: 'title',
    cell: ({ user }) => <span className="font-semibold text-ink">{user.username}</span>,
  },
  { id: 'package', heading: 'Package', cell: (booking) => <span className="line-clamp-2">{booking.package.title}</span> },
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
    empty={<EmptyState title="No bookings found" text="Bookings stand here as soon as travellers make them." />}
  />
);
