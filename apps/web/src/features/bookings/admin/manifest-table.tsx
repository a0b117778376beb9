import { bookingNumberOf, groupDigits, type ManifestEntry } from '@wayfarer/contracts';
import { Link } from 'react-router-dom';
import { formatInstantDay } from '../../../shared/format/calendar-day.ts';
import { counted } from '../../../shared/format/format-total.ts';
import { paths } from '../../../shared/paths.ts';
import { useMay } from '../../../shared/session/use-may.ts';
import { type DataColumn, DataTable } from '../../../shared/ui/table/data-table.tsx';

const BookingNumber = ({ id }: { id: string }) =>
  useMay('read-bookings') ? (
    <Link to={paths.adminBooking(id)} className="touchable figures text-accent-strong underline underline-offset-4">
      {bookingNumberOf(id)}
    </Link>
  ) : (
    <span className="figures">{bookingNumberOf(id)}</span>
  );

const columns: ReadonlyArray<DataColumn<ManifestEntry>> = [
  {
    id: 'traveller',
    heading: 'Traveller',
    place: 'title',
    cell: ({ user }) => <span className="font-semibold text-ink wrap-anywhere">{user.username}</span>,
  },
  {
    id: 'email',
    heading: 'Email',
    cell: ({ user }) =>
      user.email === undefined ? (
        <span className="text-ink-faint">Account deleted</span>
      ) : (
        <a href={`mailto:${user.email}`} className="touchable text-ink underline underline-offset-4 wrap-anywhere">
          {user.email}
        </a>
      ),
  },
  { id: 'persons', heading: 'Persons', align: 'end', cell: ({ totalPersons }) => groupDigits(totalPersons) },
  {
    id: 'booking',
    heading: 'Booking',
    cell: ({ _id }) => <BookingNumber id={_id} />,
  },
  { id: 'booked', heading: 'Booked', cell: ({ bookingDate }) => formatInstantDay(bookingDate) },
  {
    id: 'present',
    heading: 'Present',
    cell: () => <span aria-hidden="true" className="inline-block size-5 border border-edge" />,
  },
];

/** Who travels, how many they are, and how to reach them. */
export const ManifestTable = ({ bookings }: { bookings: readonly ManifestEntry[] }) => (
  <>
    <p className="figures font-semibold text-ink text-lead">
      {counted(
        bookings.reduce((sum, { totalPersons }) => sum + totalPersons, 0),
        'person',
      )}{' '}
      in {counted(bookings.length, 'booking')}
    </p>
    {/* The last column is for ticking on paper: on a screen it would look clickable. */}
    <div className="not-print:[&_:is(th,td):last-child]:hidden not-print:[&_th:nth-last-child(2)]:rounded-tr-card">
      <DataTable caption="Travellers" columns={columns} rows={bookings} rowKeyOf={({ _id }) => _id} />
    </div>
  </>
);
