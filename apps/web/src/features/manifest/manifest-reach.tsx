import { bookingNumberOf, displayNameOf, type ManifestEntry } from '@wayfarer/contracts';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { useMay } from '../../shared/session/use-may.ts';
import { extrasText } from './manifest-words.ts';

/** One stands right below the other on a phone: each is a row for a finger. */
const link =
  'inline-flex min-h-11 items-center text-ink underline underline-offset-4 wrap-anywhere in-[table]:min-h-6 print:min-h-0';

/** The '(0)' of '+44 (0)20 7946 0000' is only dialled without what stands before it. */
const dialled = (number: string): string => number.replace(/^\s*(\+.*?)\(0\)/, '$1').replaceAll(/[^\d+]/g, '');

export const Phone = ({ number }: { number: string }) => (
  <a href={`tel:${dialled(number)}`} className={link}>
    {number}
  </a>
);

/** Leads to the booking whoever may open it. */
export const BookingNumber = ({ id }: { id: string }) =>
  useMay('read-bookings') ? (
    <Link
      to={paths.adminBooking(id)}
      className="touchable figures whitespace-nowrap text-accent-strong underline underline-offset-4"
    >
      {bookingNumberOf(id)}
    </Link>
  ) : (
    <span className="figures whitespace-nowrap">{bookingNumberOf(id)}</span>
  );

/** How to reach whoever booked, where they come from, and what they have taken along. */
export const BookingReach = ({ entry }: { entry: ManifestEntry }) => {
  const { user, contact } = entry;
  const extras = extrasText(entry);
  return (
    <p className="wrap-anywhere flex flex-wrap items-center gap-x-4 text-ink-soft">
      {contact?.phone === undefined ? null : <Phone number={contact.phone} />}
      {user.email === undefined ? (
        <span>Account deleted</span>
      ) : user.email === '' ? (
        <span>No email address</span>
      ) : (
        <a href={`mailto:${user.email}`} className={link}>
          {user.email}
        </a>
      )}
      {contact === undefined || contact.name === displayNameOf(user) ? null : <span>Booked by {displayNameOf(user)}</span>}
      {contact?.from === undefined ? null : <span>From {contact.from}</span>}
      {extras === '' ? null : <strong className="font-semibold text-ink">{extras}</strong>}
    </p>
  );
};
