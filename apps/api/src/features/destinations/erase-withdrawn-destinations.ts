import type { Dependencies } from '../../dependencies.ts';
import { removePictures } from '../../integrations/images/receive-pictures.ts';
import { destinationRepository } from './destination.repository.ts';

/** Whether a booking or a package, withdrawn ones too, points at a destination. */
export type IsPointedAt = (destinationId: string) => Promise<boolean>;

/**
 * Erases destinations with their picture that were withdrawn before an instant and that nothing points at. One that is put back meanwhile
 * stays.
 * @returns how many were erased
 */
export const eraseWithdrawnDestinations = async (
  { database, pictures }: Pick<Dependencies, 'database' | 'pictures'>,
  isPointedAt: IsPointedAt,
  before: Date,
  goesOn: () => boolean,
): Promise<number> => {
  const destinations = destinationRepository(database);
  let count = 0;
  for await (const id of destinations.idsWithdrawnBefore(before)) {
    if (!goesOn()) break;
    if (await isPointedAt(id)) continue;
    const erased = await destinations.eraseWithdrawn(id, before);
    if (!erased) continue;
    await removePictures(pictures, [erased.imageUrl]);
    count += 1;
  }
  return count;
};
