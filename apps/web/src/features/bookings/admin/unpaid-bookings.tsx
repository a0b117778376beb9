import { type Booking, type CalendarDate, displayNameOf } from '@wayfarer/contracts';
import { Link } from 'react-router-dom';
import { restOf, restWords } from '../../../shared/deposit/booking-money.ts';
import { formatMoment } from '../../../shared/format/format-moment.ts';
import { counted } from '../../../shared/format/format-total.ts';
import { paths } from '../../../shared/paths.ts';
import { CallLink } from '../../../shared/ui/actions/call-link.tsx';
import { Card } from '../../../shared/ui/layout/card.tsx';
import { type AdminBookingSearch, useAdminBookings } from './admin-booking-queries.ts';

const heldText = ({ seatsHeldUntil }: Booking): string => {
  const isHeld = seatsHeldUntil !== null && Date.parse(seatsHeldUntil) > Date.now();
  return isHeld ? `nothing paid, seats held until ${formatMoment(seatsHeldUntil)}` : 'nothing paid, no seats held';
};

const owedText = (booking: Booking): string => {
  const rest = restOf(booking);
  return rest === null ? heldText(booking) : restWords(rest);
};

const Unpaid = ({ booking }: { booking: Booking }) => (
  <li className="py-1.5">
    <Link
      to={paths.adminBooking(booking._id)}
      className="touchable font-semibold text-ink underline underline-offset-4 wrap-anywhere"
    >
      {displayNameOf(booking.user)}
    </Link>
    <span className="block text-ink-soft">
      {counted(booking.totalPersons, 'person')}, {owedText(booking)}
    </span>
    <CallLink person={booking.toCall ?? booking.contact ?? {}} />
  </li>
);

type OfDay = { packageId: string; day: CalendarDate };

/**
 * Who has booked a day and still owes something, with the phone number: all of it, or the rest of a deposit.
 * On screen alone. Nothing where there are none.
 */
export const UnpaidBookings = ({ packageId, day }: OfDay) => {
  const of = { package: packageId, travelFrom: day, travelTo: day } as const;
  const searches = [
    { ...of, status: 'pending' },
    { ...of, unpaid: 'owes' },
  ] as const satisfies AdminBookingSearch[];
  const [pending, owing] = [useAdminBookings(searches[0]), useAdminBookings(searches[1])];
  const lists = [
    { list: pending, search: searches[0], more: 'All unpaid bookings of this day' },
    { list: owing, search: searches[1], more: 'All that owe a rest on this day' },
  ];
  if (pending.entries.length + owing.entries.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="not-paid-yet" className="p-4! text-small print:hidden">
      <h2 id="not-paid-yet" className="font-semibold text-body text-ink">
        Not paid yet
      </h2>
      {lists.map(({ list: { entries, total }, search, more }) => (
        <div key={more}>
          <ul className="divide-y divide-hairline">
            {entries.map((booking) => (
              <Unpaid key={booking._id} booking={booking} />
            ))}
          </ul>
          {total.count > entries.length ? (
            <Link
              to={paths.adminBookings(String(new URLSearchParams(search)))}
              className="inline-flex min-h-11 items-center text-accent-strong underline underline-offset-4"
            >
              {more}
            </Link>
          ) : null}
        </div>
      ))}
    </Card>
  );
};
