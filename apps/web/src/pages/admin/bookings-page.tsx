import type { BookingStatusFilter } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { adminBookingColumns } from '../../features/bookings/admin/admin-booking-columns.tsx';
import { useAdminBookings } from '../../features/bookings/admin/admin-booking-queries.ts';
import { useAdminCancelFlow } from '../../features/bookings/admin/use-admin-cancel-flow.ts';
import { AdminList } from '../../shared/admin-list/admin-list.tsx';
import { PageStatus } from '../../shared/admin-list/page-status.tsx';
import { useListAddress } from '../../shared/admin-list/use-list-address.ts';
import { Segmented, type SegmentedOption } from '../../shared/ui/fields/segmented.tsx';
import { PageHeading } from '../../shared/ui/layout/page-heading.tsx';

/** In the order of docs/specification.md section 2. */
const statuses: ReadonlyArray<SegmentedOption<BookingStatusFilter>> = [
  { value: 'all', label: 'All' },
  { value: 'confirmed', label: 'Confirmed' },
  { value: 'pending', label: 'Pending' },
  { value: 'cancelled', label: 'Cancelled' },
];

/** Booking management (docs/specification.md section 2). The status stands in the address; all is the default and stands for an unknown word too. */
export const BookingsPage = () => {
  const address = useListAddress();
  const status = statuses.find(({ value }) => value === address.wordOf('status'))?.value ?? 'all';
  const list = useAdminBookings({ status, search: address.search });
  const { refusal, done, cancelling, askAndCancel } = useAdminCancelFlow();
  const columns = adminBookingColumns({ onCancel: (booking) => void askAndCancel(booking), cancelling });

  return (
    <>
      <PageHeading title={screens.adminBookings.title} text="Every booking, newest first.">
        Bookings
      </PageHeading>
      <PageStatus refusal={refusal} done={done} />
      <AdminList
        name="Bookings"
        noun="booking"
        list={list}
        columns={columns}
        search={{ label: 'Search usernames', value: address.text, onChange: address.setText }}
        filters={
          <Segmented
            label="Status"
            options={statuses}
            value={status}
            onValueChange={(next) => address.choose({ status: next === 'all' ? '' : next })}
          />
        }
        loadingText="Loading bookings..."
        emptyText="No bookings found"
        emptyHint="Bookings stand here as soon as travellers make them."
        narrowed={address.search !== '' || status !== 'all'}
        onClear={() => address.choose({ search: '', status: '' })}
      />
    </>
  );
};
