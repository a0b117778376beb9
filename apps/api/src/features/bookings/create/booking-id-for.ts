import { createHash } from 'node:crypto';
import type { DeskBooking, NewBooking } from '@wayfarer/contracts';
import { newId, objectIdOf } from '../../../database/object-ids.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Caller } from '../../../http/caller.ts';
import type { BookingRecord } from '../booking.model.ts';
import { bookingKeyRepository } from './booking-key.repository.ts';

const hashOf = (...parts: (string | number)[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex');

const inOrder = (fields: object): [string, unknown][] =>
  Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));

/** What an order chooses, in whichever order it was sent; nothing where it chooses nothing. */
const partsOf = (choice: object): string[] =>
  inOrder(choice).map(([field, value]) => JSON.stringify([field, value instanceof Object ? inOrder(value) : value]));

/** Equal for the same order, whatever the case of its ids. */
export const fingerprintOf = ({ userId, packageId, totalPersons, travelDate, totalAmount, ...choice }: NewBooking): string =>
  hashOf(userId.toLowerCase(), packageId.toLowerCase(), totalPersons, travelDate, totalAmount, ...partsOf(choice));

/** Equal for the same order by staff: it is sent again as it was. */
export const deskFingerprintOf = (order: DeskBooking): string => hashOf('desk', JSON.stringify(order));

/**
 * The id of a new booking: the same for every call under one idempotency key of a caller, so that seats and
 * booking are taken once however often it is sent.
 * @returns the id, and whether it is certainly new
 * @throws IDEMPOTENCY_KEY_REUSED when the key belongs to another order
 */
export const bookingIdFor = async (
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  caller: Caller,
  fingerprint: string,
  key: string | undefined,
): Promise<{ id: BookingRecord['_id']; isNew: boolean }> => {
  const fresh = objectIdOf(newId());
  if (key === undefined) return { id: fresh, isNew: true };
  const meaning = { bookingId: fresh, fingerprint, usedAt: clock() };
  const known = await bookingKeyRepository(database).remember({ _id: hashOf(caller.userId, key), ...meaning });
  if (known.fingerprint !== meaning.fingerprint) throw new ApiError('IDEMPOTENCY_KEY_REUSED');
  return { id: known.bookingId, isNew: fresh.equals(known.bookingId) };
};
