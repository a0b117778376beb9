import type { BookingStatus } from '@wayfarer/contracts';
import type { Connection } from 'mongoose';
import type { FigureCheckpoint, FigureTotals } from './figure.model.ts';
import { figureRepository } from './figure.repository.ts';

/** What is counted: bookings of one status or of all, packages that are not withdrawn, users with an account. */
export type Counted = { bookings: BookingStatus | 'all' } | 'packages' | 'users';

/** The leader says at least once a minute how far it has come. After such a silence, in milliseconds, nobody keeps the figures. */
const LONGEST_SILENCE = 3 * 60_000;

/** Whether somebody keeps the figures. */
export const isKept = <Checkpoint extends Pick<FigureCheckpoint, 'at'>>(
  checkpoint: Checkpoint | null,
  now: Date,
): checkpoint is Checkpoint => checkpoint !== null && now.getTime() - checkpoint.at.getTime() < LONGEST_SILENCE;

const readTotal = ({ bookings, packages, users }: FigureTotals, counted: Counted): number => {
  if (counted === 'packages') return packages;
  if (counted === 'users') return users;
  if (counted.bookings !== 'all') return bookings[counted.bookings];
  return bookings.pending + bookings.confirmed + bookings.cancelled;
};

/**
 * How many there are, without counting: kept up behind the writes, and by two seconds at most while all is well.
 * @returns null where nobody keeps the figures; the caller then has to count
 */
export const countOf = async (database: Connection, counted: Counted, now: Date): Promise<number | null> => {
  const known = await figureRepository(database).findTotals();
  return isKept(known, now) ? readTotal(known.totals, counted) : null;
};
