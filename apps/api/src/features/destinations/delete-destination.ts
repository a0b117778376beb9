import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../errors/api-error.ts';
import { removePictures } from '../../integrations/images/receive-pictures.ts';
import { destinationRepository } from './destination.repository.ts';

/** What other features know about a destination: the titles of the live packages that use it, and whether bookings point at it. */
export type UsesOfDestination = (destinationId: string) => Promise<{ packageTitles: string[]; isBooked: boolean }>;

/**
 * Takes a destination out of every list. It is erased with its picture, unless bookings point at it.
 * @throws NOT_FOUND; DESTINATION_IN_USE, naming the packages that use it
 */
export const deleteDestination = async (
  { database, pictures, clock }: Pick<Dependencies, 'database' | 'pictures' | 'clock'>,
  usesOf: UsesOfDestination,
  id: string,
): Promise<{ id: string }> => {
  const destinations = destinationRepository(database);
  if (!(await destinations.findById(id))) throw new ApiError('NOT_FOUND', 'There is no such destination.');
  const { packageTitles, isBooked } = await usesOf(id);
  if (packageTitles.length > 0) {
    const names = packageTitles.slice(0, 5).join(', ');
    const more = packageTitles.length > 5 ? ` and ${packageTitles.length - 5} more` : '';
    throw new ApiError('DESTINATION_IN_USE', `Packages use this destination: ${names}${more}. Delete them first.`, {
      packages: packageTitles,
    });
  }
  if (isBooked) {
    await destinations.withdraw(id, clock());
    return { id };
  }
  const erased = await destinations.erase(id);
  if (erased) await removePictures(pictures, [erased.imageUrl]);
  return { id };
};
