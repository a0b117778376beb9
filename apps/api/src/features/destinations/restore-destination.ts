import type { Destination } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../errors/api-error.ts';
import { recordChange } from '../../logging/audit-context.ts';
import { presentDestination } from './destination.presenter.ts';
import { destinationRepository } from './destination.repository.ts';
import { type OffersAt, withOffers } from './offers-at.ts';

/**
 * Puts a withdrawn destination back into the lists, as it was.
 * @throws NOT_FOUND where no withdrawn one has that id
 */
export const restoreDestination = async (
  { database }: Pick<Dependencies, 'database'>,
  offersAt: OffersAt,
  id: string,
): Promise<{ destination: Destination }> => {
  const restored = await destinationRepository(database).restore(id);
  if (!restored) throw new ApiError('NOT_FOUND', 'There is no such destination among the withdrawn ones.');
  recordChange({ thing: 'destination', id, from: null, to: presentDestination(restored) });
  return { destination: await withOffers(offersAt, restored) };
};
