import { emailKinds } from '@wayfarer/contracts';
import { type EmailRecord, searchKeysOf } from '../../features/emails/email.model.ts';
import { everyContent } from '../email-contents.ts';
import { numberOf, shareOf } from './choices.ts';
import { type DataSize, usersOf } from './data-size.ts';
import { rowIdOf } from './row-ids.ts';
import type { Rows } from './rows.ts';
import { usernameOf } from './user-rows.ts';

const YEAR = 365 * 24 * 60 * 60_000;

export const emailKeyOf = (row: number): string => `booking/${String(rowIdOf('booking', row))}/booking-confirmed`;

/** One for each booking, of all kinds in turn. One in twenty was given up; the last two wait. */
export const emailRow = (row: number, size: DataSize): EmailRecord => {
  const userRow = numberOf(row, 40, usersOf(size));
  const username = usernameOf(userRow);
  const to = `${username}@example.com`;
  const bookingId = rowIdOf('booking', row);
  const kind = emailKinds[row % emailKinds.length] ?? 'booking-confirmed';
  const causedAt = new Date(size.until.getTime() - YEAR * (1 - row / size.bookings));
  const state = row >= size.bookings - 2 ? 'waiting' : shareOf(row, 41) > 0.05 ? 'sent' : 'given_up';
  return {
    _id: emailKeyOf(row),
    to,
    personKey: to,
    userId: rowIdOf('user', userRow),
    bookingId,
    content: everyContent(`Trip ${row}`)[kind],
    state,
    causedAt,
    dueAt: state === 'waiting' ? new Date(size.until.getTime() + YEAR) : null,
    tries: 1,
    sentAt: state === 'sent' ? causedAt : null,
    lastFailure: null,
    searchKeys: searchKeysOf({ to, bookingId }),
    ...(state === 'sent' ? { asSent: { subject: `Email ${row}`, from: 'a', replyTo: 'a', html: 'a', text: 'a' } } : {}),
  };
};

export const rows: Rows = { Email: (size) => ({ count: size.bookings, rowOf: (row) => emailRow(row, size) }) };
