import { has } from '@wayfarer/contracts';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Caller } from '../../../http/caller.ts';
import type { DepartureKey } from '../departure-key.ts';
import { guideRepository } from './guide.repository.ts';

type Asking = Pick<Caller, 'role' | 'userId'>;

/**
 * Every call of a guide about a departure, or a booking on one, asks this first: whoever is taken off loses
 * the departure with the next call.
 * @throws FORBIDDEN unless the caller sees every departure, or is named on this one
 */
export const assertAttends = async (
  { database }: Pick<Dependencies, 'database'>,
  { role, userId }: Asking,
  key: DepartureKey,
): Promise<void> => {
  if (has(role, 'read-every-departure') || (await guideRepository(database).isOn(key, userId))) return;
  throw new ApiError('FORBIDDEN', 'You are not named on this departure. Ask the office to name you.');
};
