import { MOST_PACKAGE_PICTURES, type TourPackage, type TourPackageForm } from '@wayfarer/contracts';
import { recordChange } from '../../audit-context.ts';
import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../errors/api-error.ts';
import { removePictures, withPictures } from '../../integrations/images/receive-pictures.ts';
import { assertDestinationExists } from './assert-destination-exists.ts';
import type { TourPackageRecord } from './tour-package.model.ts';
import { presentTourPackages } from './tour-package.presenter.ts';
import { type TourPackageFields, tourPackageRepository } from './tour-package.repository.ts';

/** Counts the seats of the bookings that a package has. */
export type CountSeats = (packageId: string) => Promise<void>;
type TourPackages = ReturnType<typeof tourPackageRepository>;
/** The pictures that a package has after the edit, from those that it has now. */
type PicturesAfter = (present: readonly string[]) => string[];

/**
 * Which present pictures stay: those that the form names, in its order; without a word all when none are sent, and none when some are.
 * @throws VALIDATION for a name that the package does not have: whoever sends it knows another state, and would lose the pictures of this one
 */
const keptOf = (present: readonly string[], named: readonly string[] | undefined, sendsNew: boolean): string[] => {
  if (!named) return sendsNew ? [] : [...present];
  if (named.every((url) => present.includes(url))) return [...new Set(named)];
  const sentence = 'This package has other pictures by now. Please load the page again.';
  throw new ApiError('VALIDATION', sentence, { keptImages: sentence });
};

const assertNotTooMany = (count: number): void => {
  if (count <= MOST_PACKAGE_PICTURES) return;
  const sentence = `A package has at most ${MOST_PACKAGE_PICTURES} pictures.`;
  throw new ApiError('VALIDATION', sentence, { images: sentence });
};

const getPresent = async (tourPackages: TourPackages, id: string): Promise<TourPackageRecord> => {
  const present = await tourPackages.findById(id);
  if (!present) throw new ApiError('NOT_FOUND', 'There is no such package.');
  return present;
};

/**
 * Writes on what was read, and decides again on what it finds when another edit was faster, so that no picture is kept that the other has
 * removed, and none is lost.
 * @returns the package as it was when it was written, and as it is since
 */
const write = async (
  tourPackages: TourPackages,
  present: TourPackageRecord,
  fields: Omit<TourPackageFields, 'images'>,
  picturesAfter: PicturesAfter,
): Promise<[from: TourPackageRecord, to: TourPackageRecord]> => {
  const images = picturesAfter(present.images);
  assertNotTooMany(images.length);
  const written = await tourPackages.update(present, { ...fields, images });
  return written ?? write(tourPackages, await getPresent(tourPackages, String(present._id)), fields, picturesAfter);
};

/**
 * Edits a package. Bookings keep the price and the title that they were made with; once it has a capacity their
 * seats are counted. Pictures that go are removed after the write.
 * @throws NOT_FOUND, VALIDATION; no new picture stays then
 */
export const editTourPackage = async (
  { database, pictures, config }: Pick<Dependencies, 'database' | 'pictures' | 'config'>,
  countSeats: CountSeats,
  id: string,
  { keptImages, ...form }: TourPackageForm,
  files: readonly Buffer[],
): Promise<{ updatedPackage: TourPackage }> => {
  const tourPackages = tourPackageRepository(database);
  const kept: PicturesAfter = (present) => keptOf(present, keptImages, files.length > 0);
  const present = await getPresent(tourPackages, id);
  await assertDestinationExists(database, form.destination);
  assertNotTooMany(kept(present.images).length + files.length);
  return withPictures(pictures, { files, field: 'images' }, async (added) => {
    const written = await write(tourPackages, present, form, (images) => [...kept(images), ...added]);
    const [from, updatedPackage] = await presentTourPackages({ database, config }, written);
    if (!from || !updatedPackage) throw new Error(`Package ${id} has no destination.`);
    recordChange({ thing: 'package', id, from, to: updatedPackage });
    if (updatedPackage.capacity !== null) await countSeats(id);
    await removePictures(
      pictures,
      from.images.filter((url) => !updatedPackage.images.includes(url)),
    );
    return { updatedPackage };
  });
};
