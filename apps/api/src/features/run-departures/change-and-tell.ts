import {
  type CalendarDate,
  type DepartureChange,
  MAX_CANCELLED_BOOKINGS,
  type StaffDeparture,
  type ToCall,
} from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { departureBookingsRepository, peopleToCall, presentToCall } from '../bookings/index.ts';
import { changeDeparture } from '../departures/index.ts';

/**
 * Changes a departure; where that guarantees it, says whom no email tells of it.
 * @throws what changeDeparture throws
 */
export const changeAndTell = async (
  needs: Pick<Dependencies, 'database' | 'clock' | 'config'>,
  caller: Pick<Caller, 'role'>,
  key: { id: string; day: CalendarDate },
  change: DepartureChange,
): Promise<{ departure: StaffDeparture; toCall?: ToCall }> => {
  const changed = await changeDeparture(needs, caller, key, change);
  if (change.isGuaranteed === undefined) return changed;
  const booked = await departureBookingsRepository(needs.database).list(key.id, key.day, MAX_CANCELLED_BOOKINGS);
  const travel = booked.filter(({ bookingStatus }) => bookingStatus === 'confirmed');
  return { ...changed, toCall: presentToCall(await peopleToCall(needs, travel)) };
};
