import type { Destination, DestinationForm } from '@wayfarer/contracts';
import { versionConflict, versionOf } from '../../database/edited-version.ts';
import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../errors/api-error.ts';
import { removePictures, withPictures } from '../../integrations/images/receive-pictures.ts';
import { recordChange } from '../../logging/audit-context.ts';
import type { DestinationRecord } from './destination.model.ts';
import { presentDestination } from './destination.presenter.ts';
import { destinationRepository } from './destination.repository.ts';
import { type OffersAt, withOffers } from './offers-at.ts';
import { translatedFields } from './translated-destination.ts';

type Fields = Omit<DestinationForm, 'version' | 'translations'> & { imageUrl?: string };
type Written = [before: DestinationRecord, after: DestinationRecord];

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
  { version, translations, ...form }: DestinationForm,
  files: readonly string[],
): Promise<{ destination: Destination }> => {
  const destinations = destinationRepository(database);
  const readUnchanged = async (): Promise<DestinationRecord> => {
    const present = await destinations.findById(id);
    if (!present) throw noSuchDestination();
    if (version !== undefined && version !== versionOf(present))
      throw versionConflict('destination', await withOffers(offersAt, present));
    return present;
  };
  /** Translations belong to the texts that were read: an edit in between decides anew. */
  const write = async (present: DestinationRecord, fields: Fields): Promise<Written> => {
    const translated = translatedFields({ ...form, translations }, present);
    const edited = version ?? (translated.translations === undefined ? undefined : versionOf(present));
    const written = await destinations.replace(id, { ...fields, ...translated }, edited);
    return written ?? write(await readUnchanged(), fields);
  };
  const found = await readUnchanged();
  return withPictures(pictures, { files, field: 'image' }, async ([imageUrl]) => {
    const fields = imageUrl ? { ...form, imageUrl } : form;
    const [replaced, stored] = await write(found, fields);
    if (imageUrl) await removePictures(pictures, [replaced.imageUrl]);
    recordChange({ thing: 'destination', id, from: presentDestination(replaced), to: presentDestination(stored) });
    return { destination: await withOffers(offersAt, stored) };
  });
};
