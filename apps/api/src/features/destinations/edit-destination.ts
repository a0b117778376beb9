import type { Destination, DestinationForm } from '@wayfarer/contracts';
import { recordChange } from '../../audit-context.ts';
import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../errors/api-error.ts';
import { removePictures, withPictures } from '../../integrations/images/receive-pictures.ts';
import { presentDestination } from './destination.presenter.ts';
import { destinationRepository } from './destination.repository.ts';

const noSuchDestination = (): ApiError => new ApiError('NOT_FOUND', 'There is no such destination.');

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
  if (!(await destinations.findById(id))) throw noSuchDestination();
  return withPictures(pictures, { files, field: 'image' }, async ([imageUrl]) => {
    const fields = imageUrl ? { ...form, imageUrl } : form;
    const replaced = await destinations.replace(id, fields);
    if (!replaced) throw noSuchDestination();
    if (imageUrl) await removePictures(pictures, [replaced.imageUrl]);
    const destination = presentDestination({ ...replaced, ...fields });
    recordChange({ thing: 'destination', id, from: presentDestination(replaced), to: destination });
    return { destination };
  });
};
