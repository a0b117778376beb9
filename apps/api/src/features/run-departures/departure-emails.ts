import type { Dependencies } from '../../dependencies.ts';
import { composeAbout } from '../bookings/index.ts';
import { type SeatDayRecord, seatDayRepository } from '../departures/index.ts';
import { causeIn, documentIn, type EmailSource, emailSource } from '../emails/index.ts';
import { composeOffer } from '../waitlist/index.ts';
import type { DepartureMessageRecord } from './message/message.model.ts';
import { messageRepository } from './message/message.repository.ts';

/**
 * The due emails of departures: that one is guaranteed, that seats are held for who waited, and what staff
 * wrote to those who travel. Each is about a booking, or an entry of the waitlist, which `of` names.
 */
export const departureEmails = (needs: Pick<Dependencies, 'database' | 'clock' | 'config'>): EmailSource[] => [
  {
    ...emailSource<SeatDayRecord>('departure', seatDayRepository(needs.database).dueEmails, (day, { kind, of, at }) => {
      if (kind === 'waitlist-offer') return composeOffer(needs, day, of ?? '');
      return composeAbout(needs.database, of ?? '', at, ({ bookingStatus }, { firstDay: _firstDay, person: _person, ...to }) =>
        // Whose seats are kept is about to be confirmed, if it is not yet.
        bookingStatus === 'cancelled' ? null : { kind: 'departure-guaranteed', ...to },
      );
    }),
    // An offer ends while its email waits for the mail server.
    renew: async ({ _id, content }) => {
      if (content.kind !== 'waitlist-offer') return content;
      return (await composeOffer(needs, { _id: documentIn(_id) }, causeIn(_id)))?.content ?? null;
    },
  },
  emailSource<DepartureMessageRecord>(
    'departure-message',
    messageRepository(needs.database).dueEmails,
    ({ subject, text }, { of, at }) =>
      composeAbout(needs.database, of ?? '', at, ({ bookingStatus }, { firstDay: _firstDay, person: _person, ...to }) =>
        bookingStatus === 'confirmed' && subject !== null && text !== null
          ? { kind: 'departure-message', ...to, subject, text }
          : null,
      ),
  ),
];
