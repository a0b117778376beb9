import { displayNameOf } from '@wayfarer/contracts';
import type { ReactNode } from 'react';
import { counted } from '../../shared/format/format-total.ts';
import { Card } from '../../shared/ui/layout/card.tsx';
import type { ShownBooking } from './filter-manifest.ts';
import { ManifestAnswerList } from './manifest-answer-list.tsx';
import { type OnTick, PersonArrival, PersonFacts, PrintedTick } from './manifest-person.tsx';
import { BookingNumber, BookingReach } from './manifest-reach.tsx';

type ManifestBookingProps = {
  booking: ShownBooking;
  onTick: OnTick;
  /** What it owes, above the persons. */
  money: ReactNode;
};

/** A booking with whom to reach and everybody on it, on a phone. */
export const ManifestBooking = ({ booking: { entry, persons }, onTick, money }: ManifestBookingProps) => {
  const { _id, user, contact, totalPersons } = entry;
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
      <div className="mb-3">
        <BookingReach entry={entry} />
        <ManifestAnswerList answers={entry.answers} />
      </div>
      {money}
      <ul>
        {persons.map((person) => (
          <li
            key={person.id}
            className="flex break-inside-avoid flex-wrap items-center gap-x-4 gap-y-2 border-hairline border-t py-3 print:py-1.5"
          >
            <PrintedTick person={person} />
            <div className="min-w-40 flex-1">
              <PersonFacts person={person} />
            </div>
            <PersonArrival person={person} onTick={onTick} />
          </li>
        ))}
      </ul>
    </Card>
  );
};
