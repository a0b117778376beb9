import { type Booking, bookingNumberOf } from '@wayfarer/contracts';
import { Mail, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageMenu, RowMenuItem } from '../../../shared/admin-list/row-menu.tsx';
import { restOf } from '../../../shared/deposit/booking-money.ts';
import { formatDay } from '../../../shared/format/calendar-day.ts';
import { whatsAppUrl } from '../../../shared/format/whatsapp-url.ts';
import { paths } from '../../../shared/paths.ts';
import { useMay } from '../../../shared/session/use-may.ts';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { buttonStyle } from '../../../shared/ui/actions/button-style.ts';
import { LinkButton } from '../../../shared/ui/actions/link-button.tsx';
import type { Reach } from './reach-of.ts';

const subjectOf = ({ _id, package: { title }, travelDate }: Booking): string =>
  `Booking ${bookingNumberOf(_id)}: ${title}, ${formatDay(travelDate)}`;

/** Opens the mail program of whoever writes, or WhatsApp where only a phone number is known. */
const Write = ({ booking, reach: { email, e164 } }: { booking: Booking; reach: Reach }) => {
  const subject = subjectOf(booking);
  const style = buttonStyle('secondary', 'regular');
  const whatsApp = whatsAppUrl(e164, [subject, ...(booking.payLink ? [booking.payLink.url] : [])].join('. '));
  if (email !== undefined)
    return (
      <a className={style} href={`mailto:${email}?subject=${encodeURIComponent(subject)}`} title={`Write to ${email}`}>
        <Mail aria-hidden="true" className="size-4" />
        Write
      </a>
    );
  if (whatsApp === undefined) return null;
  return (
    <a className={style} href={whatsApp} target="_blank" rel="noreferrer">
      <MessageCircle aria-hidden="true" className="size-4" />
      WhatsApp
    </a>
  );
};

type BookingActionsProps = {
  booking: Booking;
  reach: Reach;
  /** Sends the email again that counts now. */
  sendAgain: ReactNode;
  onTake: () => void;
  onCancel: () => void;
};

/** What is done with a booking during a call, the most frequent first; what cannot be undone in the menu. */
export const BookingActions = ({ booking, reach, sendAgain, onTake, onCancel }: BookingActionsProps) => {
  const { _id, bookingStatus, totalAmount, canCancel, anotherDay, package: booked } = booking;
  const mayChange = useMay('change-bookings') && canCancel;
  const isWaiting = bookingStatus === 'pending' && totalAmount > 0;
  return (
    <div className="no-print flex flex-wrap gap-2">
      {mayChange && bookingStatus === 'confirmed' && anotherDay === undefined ? (
        <>
          <LinkButton variant="secondary" to={`${paths.adminChangeTrip(_id)}?part=day`}>
            Change day
          </LinkButton>
          <LinkButton variant="secondary" to={`${paths.adminChangeTrip(_id)}?part=party`}>
            Change party
          </LinkButton>
        </>
      ) : null}
      {mayChange && (isWaiting || restOf(booking) !== null) ? (
        <Button variant="secondary" onClick={onTake}>
          Take money
        </Button>
      ) : null}
      {sendAgain}
      <Write booking={booking} reach={reach} />
      <PageMenu>
        <RowMenuItem link={<Link to={paths.adminBookings(`package=${booked._id}`)} />}>All bookings of this trip</RowMenuItem>
        {mayChange ? (
          <RowMenuItem danger onSelect={onCancel}>
            Cancel booking
          </RowMenuItem>
        ) : null}
      </PageMenu>
    </div>
  );
};
