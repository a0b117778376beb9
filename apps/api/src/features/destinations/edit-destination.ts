import type { Destination, DestinationForm } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../errors/api-error.ts';
import { removePictures, withPictures } from '../../integrations/images/receive-pictures.ts';
import { presentDestination } from './destination.presenter.ts';
import { destinationRepository } from './destination.repository.ts';

/**
 * Edits a destination. Without a file it keeps its picture; with one the old picture goes once the new one is stored.
 * @throws NOT_FOUND, VALIDATION
 */
export const editDestination = async (
  { database, pictures }: Pick<Dependencies, 'database' | 'pictures'>,
  id: string,
  form: DestinationForm,
  files: readonly Buffer[],
): Promise<{ destination: Destination }> => {
  const destinations = destinationRepository(database);
  const present = await destinations.findById(id);
  if (!present) throw new ApiError('NOT_FOUND', 'There is no such destination.');
  return withPictures(pictures, { files, field: 'image' }, async ([imageUrl = present.imageUrl]) => {
    const destination = await destinations.update(id, { ...form, imageUrl });
    if (!destination) throw new ApiError('NOT_FOUND', 'There is no such destination.');
    if (imageUrl !== present.imageUrl) await removePictures(pictures, [present.imageUrl]);
    return { destination: presentDestination(destination) };
  });
};
