import { type Booking, bookingNumberOf, formatMoney } from '@wayfarer/contracts';
import { Link } from 'react-router-dom';
import { callList } from '../../../shared/api/call-list.ts';
import { laterQueryKeys } from '../../../shared/api/later-query-keys.ts';
import { usePagedList } from '../../../shared/api/use-paged-list.ts';
import { formatDay } from '../../../shared/format/calendar-day.ts';
import { paths } from '../../../shared/paths.ts';
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx';
import { RetryNotice } from '../../../shared/ui/feedback/retry-notice.tsx';
import { type DataColumn, DataTable } from '../../../shared/ui/table/data-table.tsx';
import { LoadMore } from '../../../shared/ui/table/load-more.tsx';
import { AdminStatusBadge } from './admin-status-badge.tsx';

const columns: ReadonlyArray<DataColumn<Booking>> = [
  {
    id: 'booking',
    heading: 'Booking',
    place: 'title',
    cell: ({ _id, package: { title } }) => (
      <Link
        to={paths.adminBooking(_id)}
        className="inline-flex min-h-11 min-w-0 items-center font-semibold text-ink underline decoration-hairline underline-offset-4 hover:decoration-ink"
      >
        <span className="one-line">
          {bookingNumberOf(_id)}, {title}
        </span>
      </Link>
    ),
  },
  { id: 'travelDate', heading: 'Travel date', cell: ({ travelDate }) => formatDay(travelDate) },
  {
    id: 'totalAmount',
    heading: 'Total amount',
    align: 'end',
    cell: ({ totalAmount }) => <span className="whitespace-nowrap">{formatMoney(totalAmount)}</span>,
  },
  { id: 'status', heading: 'Status', cell: ({ bookingStatus }) => <AdminStatusBadge status={bookingStatus} /> },
];

/** What a customer has booked, newest first, page by page. */
export const TripsOfCustomer = ({ userId }: { userId: string }) => {
  const list = usePagedList(laterQueryKeys.bookings.ofCustomer(userId), (query, signal) =>
    callList('listBookingsOfUser', { params: { id: userId }, query, signal }),
  );
  return (
    <section aria-labelledby="trips" className="space-y-4">
      <h2 id="trips" className="font-bold text-ink text-lead">
        Trips
      </h2>
      {list.failure === null ? null : (
        <RetryNotice busy={list.retrying} onRetry={list.retry}>
          {list.failure}
        </RetryNotice>
      )}
      {list.loading || list.failure !== null ? null : (
        <DataTable
          caption="Trips"
          columns={columns}
          rows={list.entries}
          rowKeyOf={({ _id }) => _id}
          empty={<EmptyState title="No bookings found" text="They appear here as soon as this traveller books." />}
        />
      )}
      {list.hasMore ? <LoadMore list={list} shown={list.entries.length} noun="booking" /> : null}
    </section>
  );
};
