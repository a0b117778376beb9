import { MOST_PACKAGE_PICTURES, type TourPackage, type TourPackageForm } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../errors/api-error.ts';
import { removePictures, withPictures } from '../../integrations/images/receive-pictures.ts';
import { assertDestinationExists } from './assert-destination-exists.ts';
import { presentTourPackage } from './tour-package.presenter.ts';
import { tourPackageRepository } from './tour-package.repository.ts';

/** Which present pictures stay: those that the form names, in its order; without a word all when none are sent, and none when some are. */
const keptOf = (present: readonly string[], named: readonly string[] | undefined, sendsNew: boolean): string[] => {
  if (named) return named.filter((url) => present.includes(url));
  return sendsNew ? [] : [...present];
};

/**
 * Edits a package. Bookings keep the price and the title that they were made with. Pictures that go are removed after the write.
 * @throws NOT_FOUND, VALIDATION; no new picture stays then
 */
export const editTourPackage = async (
  { database, pictures }: Pick<Dependencies, 'database' | 'pictures'>,
  id: string,
  { keptImages, ...form }: TourPackageForm,
  files: readonly Buffer[],
): Promise<{ updatedPackage: TourPackage }> => {
  const tourPackages = tourPackageRepository(database);
  const present = await tourPackages.findById(id);
  if (!present) throw new ApiError('NOT_FOUND', 'There is no such package.');
  await assertDestinationExists(database, form.destination);
  const kept = keptOf(present.images, keptImages, files.length > 0);
  if (kept.length + files.length > MOST_PACKAGE_PICTURES) {
    const sentence = `A package has at most ${MOST_PACKAGE_PICTURES} pictures.`;
    throw new ApiError('VALIDATION', sentence, { images: sentence });
  }
  return withPictures(pictures, { files, field: 'images' }, async (added) => {
    const images = [...kept, ...added];
    const updated = await tourPackages.update(id, { ...form, images });
    if (!updated) throw new ApiError('NOT_FOUND', 'There is no such package.');
    const updatedPackage = await presentTourPackage(database, updated);
    await removePictures(
      pictures,
      present.images.filter((url) => !images.includes(url)),
    );
    return { updatedPackage };
  });
};
