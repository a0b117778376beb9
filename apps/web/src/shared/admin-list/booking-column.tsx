import { bookingNumberOf } from '@wayfarer/contracts';
import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';
import type { AdminColumn } from './admin-column.ts';

/** The number of the booking that a row is about, which leads to its page. */
export const bookingColumn: AdminColumn<{ booking: string }> = {
  id: 'booking',
  heading: 'Booking',
  cell: ({ booking }) => (
    <Link
      to={paths.adminBooking(booking)}
      className="row-link inline-flex min-h-11 items-center whitespace-nowrap text-accent-strong underline underline-offset-4"
    >
      {bookingNumberOf(booking)}
    </Link>
  ),
  csv: ({ booking }) => bookingNumberOf(booking),
};
