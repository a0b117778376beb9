import type { Called, DepartureCall } from '@wayfarer/contracts';
import { objectIdOf } from '../../../database/object-ids.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Caller } from '../../../http/caller.ts';
import { recordChange } from '../../../logging/audit-context.ts';
import { departureIdOf } from '../../departures/index.ts';
import { unwrittenEmailRepository } from '../../emails/index.ts';
import { callsRepository } from './calls.repository.ts';
import { listDepartureCalls } from './list-calls.ts';

type Needs = Pick<Dependencies, 'database' | 'config' | 'clock'>;
type Note = { readonly departure: string; readonly by: string; readonly called: Called };

/** About what staff wrote to the departure, or its cancellation. */
const noteToldCall = async ({ database, clock }: Needs, { departure, by, called }: Note): Promise<void> => {
  const calls = callsRepository(database);
  const [cause, booking] = [{ departure, message: called.message }, objectIdOf(called.booking)];
  const found = await calls.find(cause, booking);
  const due = [...(found?.callsDue ?? []), ...(found?.called ?? [])].find((one) => String(one.booking) === String(booking));
  if (!due) return;
  const { until } = due;
  const tick = { at: clock(), by: objectIdOf(by) };
  await (called.isCalled ? calls.tick(cause, { booking, until }, tick) : calls.untick(cause, { booking, until }));
};

/** Instead of an email about the booking alone. */
const noteEmailCall = async (
  { database, clock }: Needs,
  { departure, by, called: { booking, isCalled } }: Note,
  kind: NonNullable<Called['email']>,
): Promise<void> => {
  const unwritten = unwrittenEmailRepository(database);
  const cause = { departure, bookingId: objectIdOf(booking), kind };
  await (isCalled ? unwritten.tick(cause, { at: clock(), by: objectIdOf(by) }) : unwritten.untick(cause));
};

/**
 * Ticks somebody on a departure as called, or takes that back. Of two who tick at once the first counts; may
 * be repeated.
 * @throws NOT_FOUND where nobody has to call about this booking
 */
export const noteDepartureCall = async (
  needs: Needs,
  caller: Caller,
  packageId: string,
  called: Called,
): Promise<{ call: DepartureCall }> => {
  const { day, booking, message, email, isCalled } = called;
  const departure = departureIdOf({ packageId: objectIdOf(packageId), day });
  const note = { departure, by: caller.userId, called };
  await (email === undefined ? noteToldCall(needs, note) : noteEmailCall(needs, note, email));
  const listed = await listDepartureCalls(needs, packageId, day);
  const call = listed.find((one) => one.booking === booking.toLowerCase() && one.message === message && one.email === email);
  if (!call) throw new ApiError('NOT_FOUND', 'Nobody has to call about this booking.');
  const to = email === undefined ? { message, isCalled } : { email, isCalled };
  recordChange({ thing: 'call', id: `${departure} ${call.booking}`, from: null, to });
  return { call };
};
