import type { BookingStatus } from '@wayfarer/contracts';
import type { Connection } from 'mongoose';
import type { FigureCheckpoint, FigureTotals } from './figure.model.ts';
import { figureRepository } from './figure.repository.ts';

/** Counters: bookings of one or all statuses, packages that are not withdrawn, users with an account. */
export type Counted = { bookings: BookingStatus | 'all' } | 'packages' | 'users';

/** The leader records its progress at least once a minute. After this silence, in milliseconds, the figures count as not kept. */
const MAX_SILENCE_MS = 3 * 60_000;

/** Whether somebody keeps the figures. */
export const isKept = <Checkpoint extends Pick<FigureCheckpoint, 'at'>>(
  checkpoint: Checkpoint | null,
  now: Date,
): checkpoint is Checkpoint => checkpoint !== null && now.getTime() - checkpoint.at.getTime() < MAX_SILENCE_MS;

const readTotal = ({ bookings, packages, users }: FigureTotals, counted: Counted): number => {
  if (counted === 'packages') return packages;
  if (counted === 'users') return users;
  if (counted.bookings !== 'all') return bookings[counted.bookings];
  return bookings.pending + bookings.confirmed + bookings.cancelled;
};

/**
 * The total without counting: updated after the writes, normally within two seconds.
 * @returns null where nobody keeps the figures; the caller then has to count
 */
export const countOf = async (database: Connection, counted: Counted, now: Date): Promise<number | null> => {
  const known = await figureRepository(database).findTotals();
  return isKept(known, now) ? readTotal(known.totals, counted) : null;
};
