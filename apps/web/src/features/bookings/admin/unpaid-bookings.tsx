import { type Booking, type CalendarDate, displayNameOf, minutesUntil } from '@wayfarer/contracts';
import { Link } from 'react-router-dom';
import { counted } from '../../../shared/format/format-total.ts';
import { paths } from '../../../shared/paths.ts';
import { useAdminBookings } from './admin-booking-queries.ts';

const heldText = ({ seatsHeldUntil }: Booking): string => {
  const minutes = seatsHeldUntil === null ? 0 : minutesUntil(new Date(seatsHeldUntil), new Date());
  return minutes > 0 ? `seats held for ${counted(minutes, 'minute')}` : 'no seats held';
};

/**
 * Who has booked a day without having paid, on screen alone: they are not among those who travel. Nothing
 * where there are none.
 */
export const UnpaidBookings = ({ packageId, day }: { packageId: string; day: CalendarDate }) => {
  const of = { package: packageId, status: 'pending', travelFrom: day, travelTo: day } as const;
  const { entries, total } = useAdminBookings(of);
  if (entries.length === 0) return null;
  return (
    <section className="mt-8 print:hidden" aria-labelledby="not-paid-yet">
      <h2 id="not-paid-yet" className="font-semibold text-ink text-lead">
        Not paid yet
      </h2>
      <ul className="mt-2">
        {entries.map((booking) => (
          <li key={booking._id}>
            <Link
              to={paths.adminBooking(booking._id)}
              className="inline-flex min-h-11 items-center text-ink underline underline-offset-4 wrap-anywhere"
            >
              {displayNameOf(booking.user)}
            </Link>
            <span className="text-ink-soft">
              {' '}
              · {counted(booking.totalPersons, 'person')}, {heldText(booking)}
            </span>
          </li>
        ))}
      </ul>
      {total.count > entries.length ? (
        <Link
          to={paths.adminBookings(String(new URLSearchParams(of)))}
          className="inline-flex min-h-11 items-center text-accent-strong underline underline-offset-4"
        >
          All unpaid bookings of this day
        </Link>
      ) : null}
    </section>
  );
};
