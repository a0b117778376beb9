import type { NoteRecord } from '../../features/notes/note.model.ts';
import { numberOf, shareOf } from './choices.ts';
import { type DataSize, usersOf } from './data-size.ts';
import { rowIdOf } from './row-ids.ts';
import type { Rows } from './rows.ts';

const YEAR = 365 * 24 * 60 * 60_000;

const notesOf = ({ bookings }: DataSize): number => Math.ceil(bookings / 4);

/** Notes about users, half of them about a booking. */
const noteRow = (row: number, size: DataSize): NoteRecord => ({
  _id: rowIdOf('note', row),
  userId: rowIdOf('user', numberOf(row, 50, usersOf(size))),
  bookingId: shareOf(row, 51) > 0.5 ? rowIdOf('booking', numberOf(row, 52, size.bookings)) : null,
  text: `Asked about trip ${row}.`,
  writtenAt: new Date(size.until.getTime() - YEAR * (1 - row / notesOf(size))),
  by: rowIdOf('user', 0),
});

export const rows: Rows = { Note: (size) => ({ count: notesOf(size), rowOf: (row) => noteRow(row, size) }) };
