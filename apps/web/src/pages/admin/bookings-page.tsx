import { useQueryClient } from '@tanstack/react-query';
import { addDays, type BookingStatusFilter, sourceKinds, type UnpaidState, unpaidStates } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { adminBookingColumns } from '../../features/bookings/admin/admin-booking-columns.tsx';
import { type AdminBookingSearch, useAdminBookings } from '../../features/bookings/admin/admin-booking-queries.ts';
import { cancelBookings } from '../../features/bookings/admin/cancel/cancel-bookings-action.tsx';
import { useAdminCancelFlow } from '../../features/bookings/admin/cancel/use-admin-cancel-flow.tsx';
import { AdminList } from '../../shared/admin-list/admin-list.tsx';
import { DayRange } from '../../shared/admin-list/filters/day-range.tsx';
import { FilterSelect } from '../../shared/admin-list/filters/filter-select.tsx';
import { MoreFilters } from '../../shared/admin-list/filters/more-filters.tsx';
import { PageStatus } from '../../shared/admin-list/page-status.tsx';
import { useListAddress } from '../../shared/admin-list/use-list-address.ts';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { todayOnSite } from '../../shared/format/calendar-day.ts';
import { sourceWords } from '../../shared/format/source-words.ts';
import { paths } from '../../shared/paths.ts';
import { useMay } from '../../shared/session/use-may.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { LinkButton } from '../../shared/ui/actions/link-button.tsx';
import { Segmented, type SegmentedOption } from '../../shared/ui/fields/segmented.tsx';
import { PageHeading } from '../../shared/ui/layout/page-heading.tsx';

/** In the order of docs/specification.md section 2. */
const statuses: ReadonlyArray<SegmentedOption<BookingStatusFilter>> = [
  { value: 'all', label: 'All' },
  { value: 'confirmed', label: 'Confirmed' },
  { value: 'pending', label: 'Pending' },
  { value: 'cancelled', label: 'Cancelled' },
];

/** The state of a booking's payments, in the words of the payments table. */
const paymentStates = [
  { value: 'paid', label: 'Paid' },
  { value: 'refund_pending', label: 'Refund on its way' },
  { value: 'refunded', label: 'Refunded' },
  { value: 'needs_review', label: 'Needs review' },
  { value: 'pending', label: 'Payment page open' },
  { value: 'failed', label: 'Payment failed' },
  { value: 'expired', label: 'Payment expired' },
];

/** How long seats are held that wait for a payment, of trips that are ahead; and when a rest is due. */
const unpaidWords: Readonly<Record<UnpaidState, string>> = {
  'link-ended': 'Link to pay ended',
  'ends-today': 'Held until later today',
  'hold-ended': 'No longer held',
  owes: 'Owes a rest',
  'due-this-week': 'Rest due this week',
  overdue: 'Rest overdue',
  'not-due': 'Rest not due yet',
  'overdue-7': 'Rest overdue, 1 to 7 days',
  'overdue-30': 'Rest overdue, 8 to 30 days',
  'overdue-60': 'Rest overdue, 31 to 60 days',
  'overdue-longer': 'Rest overdue, over 60 days',
};
const unpaidOptions = unpaidStates.map((value) => ({ value, label: unpaidWords[value] }));

const sourceOptions = sourceKinds.map((value) => ({ value, label: sourceWords[value] }));

/** How soon trips leave, in days from today: a view that is saved stays true. */
const leavesOptions = [
  { value: '0', label: 'Leave today' },
  { value: '1', label: 'Leave today or tomorrow' },
  { value: '7', label: 'Leave within 7 days' },
  { value: '30', label: 'Leave within 30 days' },
  { value: '90', label: 'Leave within 90 days' },
];

/** The travel days of an address: those of the calendar, or so many from today on. */
const travelDaysOf = (leaves: string): { travelFrom: string; travelTo: string } | null => {
  const within = leavesOptions.find(({ value }) => value === leaves);
  const today = todayOnSite();
  return within ? { travelFrom: today, travelTo: addDays(today, Number(within.value)) } : null;
};

/** Parameters of the address that filter the list in addition to status and search. */
const FILTERS = ['unpaid', 'payment', 'source', 'package', 'travelFrom', 'travelTo', 'bookedFrom', 'bookedTo'] as const;
const NO_FILTERS = Object.fromEntries([...FILTERS, 'leaves'].map((name) => [name, '']));

/**
 * Booking management (docs/specification.md section 2). The status is in the address; all is the default,
 * also for an unknown word.
 */
export const BookingsPage = () => {
  const address = useListAddress<AdminBookingSearch>();
  const mayChange = useMay('change-bookings');
  const queryClient = useQueryClient();
  const status = statuses.find(({ value }) => value === address.wordOf('status'))?.value ?? 'all';
  const soon = travelDaysOf(address.wordOf('leaves'));
  const words = { ...address.wordsOf(FILTERS), ...soon };
  const sort = address.wordOf('sort');
  const list = useAdminBookings({ status, ...address.wordsOf(['search', 'sort']), ...words }, address.page.after);
  const { travelFrom = '', travelTo = '', bookedFrom = '', bookedTo = '' } = words;
  const { refusal, done, cancelling, ask, dialog } = useAdminCancelFlow();
  const columns = adminBookingColumns({ onCancel: ask, cancelling });

  return (
    <>
      <PageHeading
        title={screens.adminBookings.title}
        text="Every booking. Open one to see its payments and its history."
        action={mayChange ? <LinkButton to={paths.adminNewBooking()}>New booking</LinkButton> : undefined}
      >
        Bookings
      </PageHeading>
      <PageStatus refusal={refusal} done={done} />
      {dialog}
      <AdminList
        name="Bookings"
        noun="booking"
        list={list}
        readOnly={!mayChange}
        columns={columns}
        search={{ label: 'Number, name or place', value: address.text, onChange: address.setText, applied: address.search }}
        page={address.page}
        sort={{ value: sort, onChange: (next) => address.choose({ sort: next }) }}
        filters={
          <>
            <Segmented
              label="Status"
              options={statuses}
              value={status}
              onValueChange={(next) => address.choose({ status: next === 'all' ? '' : next })}
            />
            <MoreFilters active={Object.keys(words).length}>
              <FilterSelect
                label="Not paid yet"
                every="Paid or not"
                options={unpaidOptions}
                value={words.unpaid ?? ''}
                onChange={(unpaid) => address.choose({ unpaid })}
              />
              <FilterSelect
                label="Payment"
                every="Every payment"
                options={paymentStates}
                value={words.payment ?? ''}
                onChange={(payment) => address.choose({ payment })}
              />
              <FilterSelect
                label="Came from"
                every="From anywhere"
                options={sourceOptions}
                value={words.source ?? ''}
                onChange={(source) => address.choose({ source })}
              />
              <FilterSelect
                label="Leaves"
                every="Leave at any time"
                options={leavesOptions}
                value={soon ? address.wordOf('leaves') : ''}
                onChange={(leaves) => address.choose({ leaves, travelFrom: '', travelTo: '' })}
              />
              <DayRange
                label="Travel days"
                from={travelFrom}
                to={travelTo}
                onChange={({ from, to }) => address.choose({ leaves: '', travelFrom: from, travelTo: to })}
              />
              <DayRange
                label="Booking days"
                from={bookedFrom}
                to={bookedTo}
                onChange={({ from, to }) => address.choose({ bookedFrom: from, bookedTo: to })}
              />
              {words.package === undefined ? null : (
                <Button variant="secondary" onClick={() => address.choose({ package: '' })}>
                  One package only · Show all
                </Button>
              )}
            </MoreFilters>
          </>
        }
        bulk={{
          nameOf: cancelBookings.nameOf,
          actions: [cancelBookings],
          onDone: () => void queryClient.invalidateQueries({ queryKey: queryKeys.bookings.all }),
        }}
        loadingText="Loading bookings..."
        emptyText="No bookings found"
        emptyHint="Bookings appear here as soon as travellers make them."
        narrowed={address.search !== '' || status !== 'all' || Object.keys(words).length > 0}
        onClear={() => address.choose({ search: '', status: '', ...NO_FILTERS })}
      />
    </>
  );
};
