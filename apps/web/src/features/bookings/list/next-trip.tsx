import { Luggage } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatDay, todayOnSite } from '../../../shared/format/calendar-day.ts';
import { paths } from '../../../shared/paths.ts';
import { rich } from '../../../shared/words/rich.tsx';
import { useBookingsOfUser } from '../booking-queries.ts';
import { daysToGo } from './days-to-go.ts';
import { groupBookings } from './group-bookings.ts';

/**
 * A traveller's next upcoming trip, on Home, paid ones first; nothing if there is none or it has not loaded
 * yet.
 */
export const NextTrip = ({ userId }: { userId: string }) => {
  const today = todayOnSite();
  const { data } = useBookingsOfUser(userId);
  const [first] = groupBookings(data?.pages.flatMap((page) => page.entries) ?? [], today);
  const upcoming = first?.kind === 'upcoming' ? first.bookings : [];
  const paid = upcoming.find(({ bookingStatus }) => bookingStatus === 'confirmed');
  const trip = paid ?? upcoming[0];
  if (trip === undefined) return null;
  const named = (
    <>
      <strong className="font-semibold">{trip.package.title}</strong>
      <span className="max-sm:hidden">, {formatDay(trip.travelDate)}</span>
    </>
  );
  return (
    <Link
      to={paths.myTrip(trip._id)}
      className="figures inline-flex min-h-11 max-w-full items-center gap-3 rounded-full bg-raised px-5 py-2 text-ink shadow-bar hover:bg-hover"
    >
      <Luggage aria-hidden="true" className="size-5 shrink-0 text-accent" />
      <span className="min-w-0 truncate">
        {paid ? rich('Your next trip: <trip>', { trip: named }) : rich('Waiting for payment: <trip>', { trip: named })}
      </span>
      <span className="shrink-0 font-semibold text-accent">{daysToGo(trip.travelDate, today)}</span>
    </Link>
  );
};
