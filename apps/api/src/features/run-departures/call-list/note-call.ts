import type { Called, DepartureCall } from '@wayfarer/contracts';
import { objectIdOf } from '../../../database/object-ids.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Caller } from '../../../http/caller.ts';
import { recordChange } from '../../../logging/audit-context.ts';
import { departureIdOf } from '../../departures/index.ts';
import { callsRepository } from './calls.repository.ts';
import { listDepartureCalls } from './list-calls.ts';

/**
 * Ticks somebody on a departure as called, or takes that back. Of two who tick at once the first counts; may
 * be repeated.
 * @throws NOT_FOUND where nobody has to call about this booking
 */
export const noteDepartureCall = async (
  needs: Pick<Dependencies, 'database' | 'config' | 'clock'>,
  caller: Caller,
  packageId: string,
  { day, booking, message, isCalled }: Called,
): Promise<{ call: DepartureCall }> => {
  const calls = callsRepository(needs.database);
  const departure = departureIdOf({ packageId: objectIdOf(packageId), day });
  const [cause, id] = [{ departure, message }, objectIdOf(booking)];
  const found = await calls.find(cause, id);
  const due = [...(found?.callsDue ?? []), ...(found?.called ?? [])].find((one) => String(one.booking) === String(id));
  if (due) {
    const { until } = due;
    const tick = { at: needs.clock(), by: objectIdOf(caller.userId) };
    await (isCalled ? calls.tick(cause, { booking: id, until }, tick) : calls.untick(cause, { booking: id, until }));
    recordChange({ thing: 'call', id: `${departure} ${String(id)}`, from: null, to: { message, isCalled } });
  }
  const listed = await listDepartureCalls(needs, packageId, day);
  const call = listed.find((one) => one.booking === String(id) && one.message === message);
  if (!call) throw new ApiError('NOT_FOUND', 'Nobody has to call about this booking.');
  return { call };
};
