import { Plane } from 'lucide-react';
import { formatDay, todayOnSite } from '../../../shared/format/calendar-day.ts';
import { paths } from '../../../shared/paths.ts';
import { LinkButton } from '../../../shared/ui/actions/link-button.tsx';
import { useBookingsOfUser } from '../booking-queries.ts';
import { daysToGo } from './days-to-go.ts';
import { groupBookings } from './group-bookings.ts';

/** What a traveller comes back for. Nothing while no trip lies ahead, or while that is not known. */
export const NextTrip = ({ userId }: { userId: string }) => {
  const { data } = useBookingsOfUser(userId);
  const today = todayOnSite();
  const [first] = groupBookings(data?.pages.flatMap((page) => page.entries) ?? [], today);
  const [booking] = first?.heading === 'Upcoming trips' ? first.bookings : [];
  if (booking === undefined) return null;
  return (
    <section aria-labelledby="next-trip" className="gutters pt-8">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-accent-soft px-5 py-4">
        <p className="flex min-w-0 items-center gap-4">
          <Plane aria-hidden="true" className="size-6 shrink-0 text-accent-strong" />
          <span className="min-w-0">
            <span id="next-trip" className="block text-ink-soft text-small">
              Your next trip · {daysToGo(booking.travelDate, today)}
            </span>
            <span className="line-clamp-2 font-bold text-ink">{booking.package.title}</span>
            <span className="block text-ink-soft text-small">
              {booking.package.destination.name}, {formatDay(booking.travelDate)}
            </span>
          </span>
        </p>
        <span className="flex flex-wrap gap-2">
          {booking.canPay ? <LinkButton to={paths.paymentSession(booking._id)}>Pay now</LinkButton> : null}
          <LinkButton variant="secondary" to={paths.myBookings(userId)}>
            My Bookings
          </LinkButton>
        </span>
      </div>
    </section>
  );
};
