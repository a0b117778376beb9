import type { ContactMessageRecord } from '../../features/contact-messages/contact-message.model.ts';
import { searchKeysOf } from '../../features/contact-messages/contact-message.repository.ts';
import { numberOf, shareOf } from './choices.ts';
import { type DataSize, usersOf } from './data-size.ts';
import { rowIdOf } from './row-ids.ts';
import type { Rows } from './rows.ts';
import { usernameOf } from './user-rows.ts';

const YEAR = 365 * 24 * 60 * 60_000;

export const messagesOf = ({ bookings }: DataSize): number => Math.ceil(bookings / 2);

/**
 * Messages of users, some of whom write often. One in ten is open; half of those are assigned to the first
 * admin.
 */
export const messageRow = (row: number, size: DataSize): ContactMessageRecord => {
  const name = usernameOf(numberOf(row, 30, usersOf(size)));
  const email = `${name}@example.com`;
  const message = `Is there still a place on trip ${row}?`;
  return {
    _id: rowIdOf('message', row),
    name,
    email,
    emailKey: email,
    searchKeys: searchKeysOf({ name, email, message }),
    message,
    receivedAt: new Date(size.until.getTime() - YEAR * (1 - row / messagesOf(size))),
    isDone: shareOf(row, 31) > 0.1,
    assigneeId: shareOf(row, 32) > 0.5 ? rowIdOf('user', 0) : null,
    replies: [],
  };
};

export const rows: Rows = {
  ContactMessage: (size) => ({ count: messagesOf(size), rowOf: (row) => messageRow(row, size) }),
};
