import type { CalendarDate, DepartureCall, PersonToCall } from '@wayfarer/contracts';
import { objectIdOf } from '../../../database/object-ids.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { bookingRepository, isAsked, whomToCall } from '../../bookings/index.ts';
import { departureIdOf } from '../../departures/index.ts';
import { type UnwrittenEmail, unwrittenEmailRepository } from '../../emails/index.ts';
import { userRepository } from '../../users/index.ts';
import type { HasCalls } from '../calls/calls.model.ts';
import { isStillTrue, withoutReplaced } from '../calls/is-still-true.ts';
import type { CancellationRecord } from '../cancel/cancellation.model.ts';
import { presentOtherDay } from '../cancel/cancellation.presenter.ts';
import { cancellationRepository } from '../cancel/cancellation.repository.ts';
import { messageRepository } from '../message/message.repository.ts';
import { isSuperseded } from './calls.repository.ts';

type Needs = Pick<Dependencies, 'database' | 'config'>;
type Told = HasCalls & Pick<DepartureCall, 'message' | 'subject' | 'text' | 'otherDay'>;
type Entry = Omit<DepartureCall, keyof PersonToCall | 'called'> & { called: { at: Date; by: string } | null };

const entriesOf = ({ callsDue = [], called = [], message, subject, text, otherDay }: Told): Entry[] => {
  const about = { message, subject, text, ...(otherDay ? { otherDay } : {}) };
  return [
    ...callsDue.map(({ booking }) => ({ booking: String(booking), ...about, called: null })),
    ...called.map(({ booking, at, by }) => ({ booking: String(booking), ...about, called: { at, by: String(by) } })),
  ];
};

const toldOfCancellation = ({ callsDue, called, reason, letter, otherDay }: CancellationRecord): Told => ({
  ...(callsDue ? { callsDue } : {}),
  ...(called ? { called } : {}),
  message: null,
  subject: reason,
  text: letter,
  ...presentOtherDay(otherDay),
});

const ofEmail = ({ kind: email, bookingId, called }: UnwrittenEmail): Entry => ({
  booking: String(bookingId),
  message: null,
  email,
  subject: null,
  text: null,
  called: called ? { at: called.at, by: String(called.by) } : null,
});

/**
 * Whom to call on a departure: about its cancellation, about each message since, the latest first, and
 * instead of emails about their bookings alone. Of each those who wait before those who were called. Who has
 * got an address meanwhile stays on the list, as nobody wrote to them then.
 */
export const listDepartureCalls = async (needs: Needs, packageId: string, day: CalendarDate): Promise<DepartureCall[]> => {
  const { database } = needs;
  const departure = departureIdOf({ packageId: objectIdOf(packageId), day });
  const [cancellation, messages, unwritten] = await Promise.all([
    cancellationRepository(database).find(departure),
    messageRepository(database).list(departure),
    unwrittenEmailRepository(database).listOf(departure),
  ]);
  const cancelled = cancellation ? [toldOfCancellation(cancellation)] : [];
  const told = messages.filter(({ at }) => !isSuperseded(at, cancellation?.at));
  const entries = [
    ...[...cancelled, ...told.map((one) => ({ ...one, message: one.number ?? null }))].flatMap(entriesOf),
    ...withoutReplaced(unwritten)
      .map(ofEmail)
      .toSorted((one, other) => Number(one.called !== null) - Number(other.called !== null)),
  ];
  if (entries.length === 0) return [];
  const bookings = await bookingRepository(database).findManyById([...new Set(entries.map(({ booking }) => booking))]);
  const [people, names] = await Promise.all([
    whomToCall(needs, bookings),
    userRepository(database).namesOf([...new Set(entries.flatMap(({ called }) => called?.by ?? []))]),
  ]);
  const byId = new Map(bookings.map((booking) => [String(booking._id), booking]));
  return entries.flatMap(({ called, ...entry }) => {
    const [booking, person] = [byId.get(entry.booking), people.get(entry.booking)];
    // A booking that is erased has nobody to call.
    if (!booking || !person || (entry.email !== undefined && !isStillTrue(entry.email, booking))) return [];
    const { otherDay, ...told } = entry;
    const asked = otherDay && isAsked(booking) ? { otherDay } : {};
    return [
      { ...told, ...asked, ...person, called: called && { at: called.at.toISOString(), by: names.get(called.by) ?? null } },
    ];
  });
};
