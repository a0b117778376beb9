import { type Booking, displayNameOf, formatMoney } from '@wayfarer/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { moneyFigures } from '../../../shared/deposit/booking-money.ts';
import { countedMoney } from '../../../shared/deposit/counted-money.ts';
import { formatDay } from '../../../shared/format/calendar-day.ts';
import { counted } from '../../../shared/format/format-total.ts';
import { paths } from '../../../shared/paths.ts';
import { CallLink } from '../../../shared/ui/actions/call-link.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import { Fact, factLinkStyle } from '../../../shared/ui/display/fact.tsx';
import { Card } from '../../../shared/ui/layout/card.tsx';
import { AdminStatusBadge } from './admin-status-badge.tsx';
import { OwesBadge } from './owes-badge.tsx';
import type { Reach } from './reach-of.ts';
import { statusWordsOf } from './status-words.ts';

/** A link on a line of its own, below another one: each high enough for a finger. */
const lineLinkStyle = classNames(factLinkStyle, 'max-md:inline-flex max-md:min-h-11 max-md:items-center');

/** '2 × Adult, 1 × Child', or '3 persons' of a package without categories. */
const partyWords = ({ lines = [], totalPersons }: Pick<Booking, 'lines' | 'totalPersons'>): string => {
  const kinds = lines.filter(({ kind }) => kind === 'person').map(({ quantity, text }) => `${quantity} × ${text}`);
  return kinds.length === 0 ? counted(totalPersons, 'person') : kinds.join(', ');
};

/** What is paid and owed; of a booking that owes nothing not that it owes ₹0.00. */
const moneyFacts = (booking: Booking): ReadonlyArray<{ name: string; value: string }> => {
  const figures = moneyFigures(booking);
  const { paid, refunded } = countedMoney(booking);
  return [
    ...(figures.length > 0 ? figures : [{ name: 'Paid', value: `${formatMoney(paid)} of ${formatMoney(booking.totalAmount)}` }]),
    ...(booking.bookingStatus === 'pending' ? [{ name: 'Owed', value: formatMoney(booking.owed ?? booking.totalAmount) }] : []),
    ...(refunded > 0 ? [{ name: 'Refunded', value: formatMoney(refunded) }] : []),
  ];
};

const Line = ({ children, className }: { children: ReactNode; className?: string }) => (
  <span className={classNames('block font-normal text-ink-soft', className)}>{children}</span>
);

type BookingHeadProps = {
  booking: Booking;
  reach: Reach;
  /** Whether nothing can be known of the account any more. */
  isDeleted: boolean;
  /** Below the facts. */
  children: ReactNode;
};

/** What is asked first in a call: whom it is about, the trip, the day, how it stands, and the money. */
export const BookingHead = ({ booking, reach, isDeleted, children }: BookingHeadProps) => {
  const { user, travelDate, bookingStatus, package: booked, startTime } = booking;
  const words = statusWordsOf(booking);
  const isOther = reach.name !== undefined && reach.name !== displayNameOf(user);
  const day = `${formatDay(travelDate)}${startTime === undefined ? '' : `, ${startTime}`}`;
  return (
    <Card as="section" aria-label="This booking" className="space-y-5">
      <div className="grid grid-cols-1 gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,6fr)_minmax(0,6fr)_minmax(0,5fr)_minmax(0,6fr)]">
        <dl>
          <Fact name="Customer">
            {isOther ? `${reach.name}: ` : null}
            <CallLink person={reach} />
            {reach.email === undefined ? (
              <Line>{isDeleted ? 'Account deleted' : 'No email address'}</Line>
            ) : (
              <Line className="wrap-anywhere">
                <a href={`mailto:${reach.email}`} className={lineLinkStyle}>
                  {reach.email}
                </a>
              </Line>
            )}
            <Line>
              <Link to={paths.adminUser(user._id)} className={lineLinkStyle}>
                All about {displayNameOf(user)}
              </Link>
            </Line>
          </Fact>
        </dl>
        <dl>
          <Fact name="Trip">
            <Link to={paths.packageDetail(booked._id)} className={factLinkStyle}>
              {booked.title}
            </Link>
            <Line>
              {booked.destination.name}, {booked.destination.country}
            </Line>
            <Line>{partyWords(booking)}</Line>
          </Fact>
        </dl>
        <dl className="space-y-2">
          <Fact name="Day">
            {bookingStatus === 'cancelled' ? (
              day
            ) : (
              <Link to={paths.adminDeparture(booked._id, travelDate)} className={factLinkStyle}>
                {day}
              </Link>
            )}
          </Fact>
          <Fact name="Status">
            <span className="flex flex-wrap gap-2">
              <AdminStatusBadge status={bookingStatus} />
              <OwesBadge booking={booking} />
            </span>
            {words === null ? null : <Line className="mt-1">{words}</Line>}
          </Fact>
        </dl>
        <dl className="space-y-2">
          {moneyFacts(booking).map(({ name, value }) => (
            <Fact key={name} name={name}>
              {value}
            </Fact>
          ))}
        </dl>
      </div>
      {children}
    </Card>
  );
};
