import type { Destination, DestinationForm } from '@wayfarer/contracts';
import { versionConflict, versionOf } from '../../database/edited-version.ts';
import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../errors/api-error.ts';
import { removePictures, withPictures } from '../../integrations/images/receive-pictures.ts';
import { recordChange } from '../../logging/audit-context.ts';
import { presentDestination } from './destination.presenter.ts';
import { destinationRepository } from './destination.repository.ts';
import { type OffersAt, withOffers } from './offers-at.ts';

const noSuchDestination = (): ApiError => new ApiError('NOT_FOUND', 'There is no such destination.');

/**
 * Edits a destination. Without a file it keeps its picture; with one the old picture goes once the new one is
 * stored.
 * @throws NOT_FOUND, VALIDATION, CONFLICT; no new picture stays then
 */
export const editDestination = async (
  { database, pictures }: Pick<Dependencies, 'database' | 'pictures'>,
  offersAt: OffersAt,
  id: string,
  { version, ...form }: DestinationForm,
  files: readonly string[],
): Promise<{ destination: Destination }> => {
  const destinations = destinationRepository(database);
  const assertUnchanged = async (): Promise<void> => {
    const present = await destinations.findById(id);
    if (!present) throw noSuchDestination();
    if (version !== undefined && version !== versionOf(present))
      throw versionConflict('destination', await withOffers(offersAt, present));
  };
  await assertUnchanged();
  return withPictures(pictures, { files, field: 'image' }, async ([imageUrl]) => {
    const fields = imageUrl ? { ...form, imageUrl } : form;
    const written = await destinations.replace(id, fields, version);
    if (!written) {
      await assertUnchanged();
      throw noSuchDestination();
    }
    const [replaced, stored] = written;
    if (imageUrl) await removePictures(pictures, [replaced.imageUrl]);
    recordChange({ thing: 'destination', id, from: presentDestination(replaced), to: presentDestination(stored) });
    return { destination: await withOffers(offersAt, stored) };
  });
};
