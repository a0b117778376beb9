import { createHash } from 'node:crypto';
import {
  type CalendarDate,
  type DepartureMessage,
  MAX_CANCELLED_BOOKINGS,
  MAX_DEPARTURE_MESSAGES_A_DAY,
  type NewDepartureMessage,
  type ToCall,
} from '@wayfarer/contracts';
import type { Database } from '../../../database/connect.ts';
import { objectIdOf } from '../../../database/object-ids.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { wrongField } from '../../../errors/wrong-field.ts';
import type { Caller } from '../../../http/caller.ts';
import { recordChange } from '../../../logging/audit-context.ts';
import { type BookingRecord, departureBookingsRepository, peopleToCall } from '../../bookings/index.ts';
import { departureIdOf } from '../../departures/index.ts';
import { dueEmail } from '../../emails/index.ts';
import { userRepository } from '../../users/index.ts';
import { callsDueOf, callsUntil, countCalls } from '../calls/calls-due.ts';
import { presentStoredCalls } from '../calls/present-stored-calls.ts';
import { getDepartingPackage } from '../cancel/cancel-departure.ts';
import type { DepartureMessageRecord } from './message.model.ts';
import { messageRepository } from './message.repository.ts';

const DAY_MS = 24 * 60 * 60_000;

/** A key may hold any visible character; the id of an email may not. */
const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 24);

const presentMessages = async (database: Database, records: readonly DepartureMessageRecord[]): Promise<DepartureMessage[]> => {
  const names = await userRepository(database).namesOf([...new Set(records.map(({ by }) => String(by)))]);
  return records.map((record) => {
    const byPhone = countCalls(record);
    return {
      at: record.at.toISOString(),
      by: names.get(String(record.by)) ?? null,
      subject: record.subject,
      text: record.text,
      bookings: record.bookings.length,
      ...(byPhone === 0 ? {} : { byPhone }),
    };
  });
};

/** What was written to those who travel on a departure, the latest first. */
export const listDepartureMessages = async (
  { database }: Pick<Dependencies, 'database'>,
  packageId: string,
  day: CalendarDate,
): Promise<DepartureMessage[]> =>
  presentMessages(database, await messageRepository(database).list(departureIdOf({ packageId: objectIdOf(packageId), day })));

/** @throws VALIDATION for one that is not a confirmed booking of the departure */
const getTravelling = async (
  database: Database,
  packageId: string,
  { day, bookings }: NewDepartureMessage,
): Promise<BookingRecord[]> => {
  const found = await departureBookingsRepository(database).list(packageId, day, MAX_CANCELLED_BOOKINGS);
  const travel = new Map(found.flatMap((one) => (one.bookingStatus === 'confirmed' ? [[String(one._id), one] as const] : [])));
  const stranger = bookings.findIndex((id) => !travel.has(id.toLowerCase()));
  const wanted = new Set(bookings.map((id) => id.toLowerCase()));
  if (stranger === -1) return [...travel].flatMap(([id, one]) => (wanted.has(id) ? [one] : []));
  const sentence = 'This booking does not travel on this departure any more.';
  throw wrongField(`bookings.${stranger}`, sentence);
};

/**
 * Whether a message was written before with the same words to the same bookings. Erased words count as equal.
 */
const isSame = (
  { subject, text, bookings }: DepartureMessageRecord,
  wanted: Pick<NewDepartureMessage, 'subject' | 'text'>,
  to: readonly string[],
): boolean =>
  (subject ?? wanted.subject) === wanted.subject &&
  (text ?? wanted.text) === wanted.text &&
  bookings.map(String).toSorted().join() === to.toSorted().join();

/**
 * Writes to those who travel on a departure: one email for each of the bookings, due in the write that stores
 * the message. Under one key it is written once.
 * @throws NOT_FOUND, VALIDATION; IDEMPOTENCY_KEY_REUSED for other words or bookings; CONFLICT above the limit
 * of a day
 */
export const writeToDeparture = async (
  needs: Pick<Dependencies, 'database' | 'clock' | 'config'>,
  caller: Caller,
  id: string,
  message: NewDepartureMessage & { requestKey: string },
): Promise<{ message: DepartureMessage; toCall: ToCall }> => {
  const { database, clock } = needs;
  const messages = messageRepository(database);
  const { _id: packageId } = await getDepartingPackage({ database }, id);
  const departure = departureIdOf({ packageId, day: message.day });
  const _id = `${departure} ${hashOf(`${caller.userId} ${message.requestKey}`)}`;
  const bookings = [...new Set(message.bookings.map((booking) => booking.toLowerCase()))];
  const answer = async (record: DepartureMessageRecord): Promise<{ message: DepartureMessage; toCall: ToCall }> => {
    const [presented] = await presentMessages(database, [record]);
    if (!presented) throw new ApiError('INTERNAL');
    if (isSame(record, message, bookings)) return { message: presented, toCall: await presentStoredCalls(needs, record) };
    throw new ApiError('IDEMPOTENCY_KEY_REUSED', 'This key was used for another message.');
  };
  // Whoever is overtaken counts again, so the limit ends this.
  for (let round = 0; round <= MAX_DEPARTURE_MESSAGES_A_DAY; round += 1) {
    const before = await messages.find(_id);
    if (before) return answer(before);
    const toCall = await peopleToCall(needs, await getTravelling(database, String(packageId), message));
    const written = bookings.filter((booking) => !toCall.has(booking));
    const at = clock();
    // Before those of the day are counted: one that is stored in between has taken this number.
    const number = await messages.count(departure);
    if ((await messages.count(departure, new Date(at.getTime() - DAY_MS))) >= MAX_DEPARTURE_MESSAGES_A_DAY) break;
    const record = {
      _id,
      departure,
      number,
      at,
      by: objectIdOf(caller.userId),
      subject: message.subject,
      text: message.text,
      bookings: bookings.map(objectIdOf),
      ...callsDueOf(toCall, callsUntil(message.day, 'message')),
      emailsDue: written.map((booking) => dueEmail('departure-message', at, booking)),
    };
    if (!(await messages.insertOnce(record))) continue;
    recordChange({
      thing: 'message to a departure',
      id: _id,
      from: null,
      to: { departure, bookings: bookings.length, byPhone: toCall.size },
    });
    return answer(record);
  }
  throw new ApiError('CONFLICT', `A departure gets at most ${MAX_DEPARTURE_MESSAGES_A_DAY} messages within a day.`);
};
