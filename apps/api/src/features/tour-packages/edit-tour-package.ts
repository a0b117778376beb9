import { MAX_PACKAGE_PICTURES, type TourPackageForm, type tourPackageEndpoints } from '@wayfarer/contracts';
import type { z } from 'zod';
import { versionConflict, versionOf } from '../../database/edited-version.ts';
import type { Dependencies } from '../../dependencies.ts';
import { wrongField } from '../../errors/wrong-field.ts';
import { removePictures, withPictures } from '../../integrations/images/receive-pictures.ts';
import { recordChange } from '../../logging/audit-context.ts';
import { assertDestinationExists } from './assert-destination-exists.ts';
import { assertCanAsk, assertPricesFit, assertScheduleFits, assertTaxFits } from './assert-form-fits.ts';
import { assertAccepted, editEffectOf, type ListBookedDays, strandedDays } from './edit-effect.ts';
import { noSuchPackage } from './get-tour-package.ts';
import { presentBookedDay } from './list-booked-days.ts';
import type { TourPackageRecord } from './tour-package.model.ts';
import { presentTourPackage } from './tour-package.presenter.ts';
import { tourPackageRepository } from './tour-package.repository.ts';
import { toldPackage } from './translations/told-package.ts';
import { translatedFields } from './translations/translated-fields.ts';

/** What an edit needs to know, and to do, about the bookings of a package. */
export type PackageBookings = {
  /** Counts their seats. */
  countSeats: (packageId: string) => Promise<void>;
  listBookedDays: ListBookedDays;
};
type EditedPackage = z.infer<typeof tourPackageEndpoints.editTourPackage.answer>;
/** The pictures that a package has after the edit, from those that it has now. */
type PicturesAfter = (present: readonly string[]) => string[];
type Needs = Pick<Dependencies, 'database' | 'pictures' | 'config' | 'clock'>;

/**
 * Which present pictures stay: those that the form names, in its order; without a word all when none are
 * sent, and none when some are.
 * @throws VALIDATION for a name that the package does not have: the sender knows another state, and would
 * lose the present pictures
 */
const keptOf = (present: readonly string[], named: readonly string[] | undefined, sendsNew: boolean): string[] => {
  if (!named) return sendsNew ? [] : [...present];
  if (named.every((url) => present.includes(url))) return [...new Set(named)];
  throw wrongField('keptImages', 'The pictures of this package have changed. Please reload the page.');
};

const assertNotTooMany = (count: number): void => {
  if (count <= MAX_PACKAGE_PICTURES) return;
  throw wrongField('images', `A package has at most ${MAX_PACKAGE_PICTURES} pictures.`);
};

/** @throws NOT_FOUND, CONFLICT when it is no longer at the version that was edited */
const getPresent = async (needs: Needs, id: string, edited: number | undefined): Promise<TourPackageRecord> => {
  const present = await tourPackageRepository(needs.database).findEditable(id);
  if (!present) throw noSuchPackage();
  if (edited !== undefined && edited !== versionOf(present))
    throw versionConflict('package', await presentTourPackage(needs, present));
  return present;
};

/** @throws VALIDATION for a draft out of a package on offer, which may have bookings */
const assertStaysOnOffer = (present: TourPackageRecord, { isDraft }: Pick<TourPackageForm, 'isDraft'>): void => {
  if (!isDraft || present.isDraft) return;
  throw wrongField('isDraft', 'This package is on offer already. Delete it to take it off the site.');
};

/**
 * Writes based on what was read, and decides again when another edit was faster, so that no picture is kept
 * that the other one removed, and none is lost.
 * @returns the package as it was when it was written, and as it is since
 */
const write = async (
  needs: Needs,
  present: TourPackageRecord,
  { version, translations, ...fields }: Omit<TourPackageForm, 'keptImages' | 'acceptedEffect'>,
  picturesAfter: PicturesAfter,
): Promise<[from: TourPackageRecord, to: TourPackageRecord]> => {
  const images = picturesAfter(present.images);
  assertNotTooMany(images.length);
  const translated = translatedFields(translations, fields, present);
  // Translations belong to the texts that were read: an edit in between decides anew.
  const edited = version ?? (translated.translations === undefined ? undefined : versionOf(present));
  const written = await tourPackageRepository(needs.database).update(present, { ...fields, images, ...translated }, edited);
  if (written) return written;
  const next = await getPresent(needs, String(present._id), version);
  return write(needs, next, { version, translations, ...fields }, picturesAfter);
};

/** @throws VALIDATION, EFFECT_NOT_ACCEPTED when a package cannot be edited as a form says */
export const assertEditFits = async (
  needs: Pick<Needs, 'config' | 'database'>,
  { listBookedDays }: Pick<PackageBookings, 'listBookedDays'>,
  present: TourPackageRecord,
  { acceptedEffect, ...form }: Omit<TourPackageForm, 'keptImages'>,
): Promise<void> => {
  assertScheduleFits(form, present);
  assertPricesFit(form, present);
  assertCanAsk(needs.config, form);
  assertStaysOnOffer(present, form);
  await assertTaxFits(needs, form, present);
  if (acceptedEffect === undefined) return;
  assertAccepted(editEffectOf(present, form, await listBookedDays(String(present._id))), acceptedEffect);
};

/**
 * Edits a package. Bookings keep the price and the title that they were made with; once it has a capacity
 * their seats are counted. Pictures that go are removed after the write. Bookings of days on which it no
 * longer leaves stay valid, and are named in the answer. A draft is put on offer where the form says so.
 * @throws NOT_FOUND, VALIDATION, CONFLICT, EFFECT_NOT_ACCEPTED; no new picture stays then
 */
export const editTourPackage = async (
  needs: Needs,
  { countSeats, listBookedDays }: PackageBookings,
  id: string,
  { keptImages, acceptedEffect, ...form }: TourPackageForm,
  files: readonly string[],
): Promise<EditedPackage> => {
  const { database, pictures } = needs;
  const kept: PicturesAfter = (present) => keptOf(present, keptImages, files.length > 0);
  const present = await getPresent(needs, id, form.version);
  await assertDestinationExists(database, form.destination);
  assertNotTooMany(kept(present.images).length + files.length);
  await assertEditFits(needs, { listBookedDays }, present, { ...form, acceptedEffect });
  return withPictures(pictures, { files, field: 'images' }, async (added) => {
    const written = await write(needs, present, form, (images) => [...kept(images), ...added]);
    const [from, updatedPackage] = [await presentTourPackage(needs, written[0]), await presentTourPackage(needs, written[1])];
    // The default deposit is a setting of the agency, which has its own entry.
    const [{ defaultDeposit: _was, ...was }, { defaultDeposit: _is, ...is }] = [from, updatedPackage];
    recordChange({ thing: 'package', id, from: toldPackage(was), to: toldPackage(is) });
    if (updatedPackage.capacity !== null) await countSeats(id);
    await removePictures(
      pictures,
      from.images.filter((url) => !updatedPackage.images.includes(url)),
    );
    const stranded = strandedDays(written[0], written[1], await listBookedDays(id));
    return { updatedPackage, ...(stranded.length > 0 ? { strandedBookings: stranded.map(presentBookedDay) } : {}) };
  });
};
