import type { ToCall } from '@wayfarer/contracts';
import type { Dependencies } from '../../../dependencies.ts';
import { bookingRepository, presentToCall, whomToCall } from '../../bookings/index.ts';
import type { HasCalls } from './calls.model.ts';

/** Whom an email could not be sent to when this was stored, whether or not they were called since. */
export const presentStoredCalls = async (
  needs: Pick<Dependencies, 'database' | 'config'>,
  { callsDue = [], called = [] }: HasCalls,
): Promise<ToCall> => {
  const ids = [...callsDue, ...called].map(({ booking }) => String(booking));
  if (ids.length === 0) return [];
  return presentToCall(await whomToCall(needs, await bookingRepository(needs.database).findManyById(ids)));
};
