import { type Arrival, bookingNumberOf, displayNameOf } from '@wayfarer/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { counted } from '../../shared/format/format-total.ts';
import { paths } from '../../shared/paths.ts';
import { useMay } from '../../shared/session/use-may.ts';
import { Card } from '../../shared/ui/layout/card.tsx';
import { ArrivalButtons } from './arrival-buttons.tsx';
import type { ManifestPerson, ShownBooking } from './filter-manifest.ts';
import { arrivalWords, extrasText, kindText, nameOrPlace } from './manifest-words.ts';

/** One stands right below the other: each is a row for a finger. */
const link = 'inline-flex min-h-11 items-center text-ink underline underline-offset-4 wrap-anywhere print:min-h-0';

/** The '(0)' of '+44 (0)20 7946 0000' is only dialled without what stands before it. */
const dialled = (number: string): string => number.replace(/^\s*(\+.*?)\(0\)/, '$1').replaceAll(/[^\d+]/g, '');

const Phone = ({ number }: { number: string }) => (
  <a href={`tel:${dialled(number)}`} className={link}>
    {number}
  </a>
);

/** In the box that is ticked by hand on paper. */
const printedTicks: Readonly<Record<Arrival, string>> = { here: '✓', 'no-show': '–' };

type OnTick = (traveller: string, arrival: Arrival | null) => void;

const Person = ({ person, onTick }: { person: ManifestPerson; onTick: OnTick | null }) => {
  const { id, diet, phone, note, nationality, arrival } = person;
  const name = nameOrPlace(person);
  return (
    <li className="flex break-inside-avoid flex-wrap items-center gap-x-4 gap-y-2 border-hairline border-t py-3 print:py-1.5">
      <span
        aria-hidden="true"
        className="hidden size-5 shrink-0 place-items-center border border-ink text-small leading-none print:grid"
      >
        {arrival === undefined ? null : printedTicks[arrival]}
      </span>
      <div className="min-w-40 flex-1">
        <p className="wrap-anywhere font-semibold text-ink">
          <bdi>{name}</bdi>
          {kindText(person) === '' ? null : <span className="figures font-normal text-ink-soft"> · {kindText(person)}</span>}
          {nationality === undefined ? null : <span className="font-normal text-ink-soft"> · {nationality}</span>}
        </p>
        {diet === undefined ? null : <strong className="block wrap-anywhere font-bold text-ink">{diet}</strong>}
        {note === undefined ? null : <p className="wrap-anywhere text-ink-soft">{note}</p>}
        {phone === undefined ? null : <Phone number={phone} />}
      </div>
      {onTick === null ? (
        arrival && <span className="font-semibold text-ink">{arrivalWords[arrival]}</span>
      ) : (
        <ArrivalButtons name={name} arrival={arrival} onTick={(ticked) => onTick(id, ticked)} />
      )}
    </li>
  );
};

const BookingNumber = ({ id }: { id: string }) =>
  useMay('read-bookings') ? (
    <Link to={paths.adminBooking(id)} className="touchable figures text-accent-strong underline underline-offset-4">
      {bookingNumberOf(id)}
    </Link>
  ) : (
    <span className="figures">{bookingNumberOf(id)}</span>
  );

type ManifestBookingProps = {
  booking: ShownBooking;
  onTick: OnTick | null;
  /** What it owes, above the persons. */
  money: ReactNode;
};

/** A booking with whom to reach and everybody on it. Without `onTick` nobody can be ticked. */
export const ManifestBooking = ({ booking: { entry, persons }, onTick, money }: ManifestBookingProps) => {
  const { _id, user, contact, totalPersons } = entry;
  const extras = extrasText(entry);
  return (
    <Card as="section" aria-labelledby={`booking-${_id} number-${_id}`} className="break-inside-avoid print:p-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={`booking-${_id}`} className="wrap-anywhere font-semibold text-ink text-lead">
          {contact?.name ?? displayNameOf(user)}
        </h3>
        <span className="text-ink-soft">
          {counted(totalPersons, 'person')} · {/* Part of the section's name: one contact may have several bookings. */}
          <span id={`number-${_id}`}>
            <BookingNumber id={_id} />
          </span>
        </span>
      </div>
      <p className="mb-3 flex flex-wrap items-center gap-x-4 text-ink-soft">
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
      {money}
      <ul>
        {persons.map((person) => (
          <Person key={person.id} person={person} onTick={onTick} />
        ))}
      </ul>
    </Card>
  );
};
