import { type Booking, displayNameOf, formatMoney } from '@wayfarer/contracts';
import { Link } from 'react-router-dom';
import { moneyFigures } from '../../../shared/deposit/booking-money.ts';
import { countedMoney } from '../../../shared/deposit/counted-money.ts';
import { laterWords } from '../../../shared/deposit/deposit-words.ts';
import { formatDay } from '../../../shared/format/calendar-day.ts';
import { formatMoment } from '../../../shared/format/format-moment.ts';
import { paths } from '../../../shared/paths.ts';
import { countWordsOf } from '../../../shared/quote/line-words.ts';
import { CallLink } from '../../../shared/ui/actions/call-link.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import { Fact, factLinkStyle } from '../../../shared/ui/display/fact.tsx';
import { Card } from '../../../shared/ui/layout/card.tsx';
import { AdminStatusBadge } from './admin-status-badge.tsx';
import { DeskFacts } from './desk-facts.tsx';
import { OwesBadge } from './owes-badge.tsx';

const statusWordsOf = ({
  cancellationReason,
  agencyReason,
  refundStatus,
  seatsHeldUntil,
  bookingStatus,
}: Booking): string | null => {
  if (cancellationReason === 'seats_sold') return 'Its seats were sold before its payment arrived.';
  if (cancellationReason === 'code_used_up') return 'Its promotion code was used up before its payment arrived.';
  if (cancellationReason === 'overdue') return 'Cancelled automatically: its rest was overdue.';
  if (agencyReason && bookingStatus === 'cancelled') return `Cancelled by the agency: ${agencyReason}`;
  if (refundStatus === 'partial') return 'A part of it was refunded.';
  if (bookingStatus === 'pending' && seatsHeldUntil) {
    const isOver = Date.parse(seatsHeldUntil) <= Date.now();
    return `Seats ${isOver ? 'were' : 'are'} held until ${formatMoment(seatsHeldUntil)}.`;
  }
  return null;
};

/** What the total is made of. */
const PriceWords = ({ booking: { lines, totalPersons, unitPrice } }: { booking: Booking }) =>
  lines === undefined ? (
    <span className="block font-normal text-ink-soft">
      {totalPersons} × {formatMoney(unitPrice)}
    </span>
  ) : (
    <ul aria-label="What the total is made of" className="mt-1 font-normal text-ink-soft">
      {lines.map((line) => (
        <li key={`${line.kind} ${line.id}`}>
          {line.text}: {countWordsOf(line) ?? formatMoney(line.sum)}
        </li>
      ))}
    </ul>
  );

/** What was booked, by whom, and its current state. */
export const BookingFacts = ({ booking }: { booking: Booking }) => {
  const { user, travelDate, bookingDate, totalAmount, agreed } = booking;
  const words = statusWordsOf(booking);
  const figures = moneyFigures(booking);
  const { paid, refunded } = countedMoney(booking);
  return (
    <Card>
      <dl className="grid grid-cols-1 gap-5 sm:grid-cols-2 xl:grid-cols-3">
        <Fact name="Package" wide>
          <Link to={paths.packageDetail(booking.package._id)} className={factLinkStyle}>
            {booking.package.title}
          </Link>
          <span className="block font-normal text-ink-soft">
            {booking.package.destination.name}, {booking.package.destination.country} ·{' '}
            <Link to={paths.adminBookings(`package=${booking.package._id}`)} className={factLinkStyle}>
              All bookings of this package
            </Link>
          </span>
        </Fact>
        <Fact name="Traveller">
          <Link to={paths.adminUser(user._id)} className={factLinkStyle}>
            {displayNameOf(user)}
          </Link>
          {booking.toCall === undefined ? null : (
            <span className="block font-normal text-ink-soft wrap-anywhere">
              No email address. <CallLink person={booking.toCall} />
            </span>
          )}
        </Fact>
        <Fact name="Status">
          <span className="flex flex-wrap gap-2">
            <AdminStatusBadge status={booking.bookingStatus} />
            <OwesBadge booking={booking} />
          </span>
          {words === null ? null : <span className="mt-1 block font-normal text-ink-soft">{words}</span>}
        </Fact>
        <Fact name="Travel date">
          {formatDay(travelDate)}
          {booking.bookingStatus === 'confirmed' ? (
            <Link
              to={paths.adminDeparture(booking.package._id, travelDate)}
              className={classNames(factLinkStyle, 'block w-fit font-normal')}
            >
              Manifest
            </Link>
          ) : null}
        </Fact>
        <Fact name="Booked">{formatMoment(bookingDate)}</Fact>
        {agreed ? (
          <Fact name="Terms agreed">
            Version {agreed.version}, {formatMoment(agreed.at)}
          </Fact>
        ) : null}
        <Fact name="Total">
          {formatMoney(totalAmount)}
          <PriceWords booking={booking} />
        </Fact>
        {booking.bookingStatus === 'pending' && booking.plan ? (
          <Fact name="Deposit">
            {formatMoney(booking.plan.deposit)}
            <span className="block font-normal text-ink-soft">{`and ${laterWords(booking.plan)}`}</span>
          </Fact>
        ) : null}
        {figures.length === 0 ? <Fact name="Received">{formatMoney(paid)}</Fact> : null}
        {figures.map(({ name, value }) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
        <Fact name="Refunded">{formatMoney(refunded)}</Fact>
        <DeskFacts booking={booking} />
      </dl>
    </Card>
  );
};
