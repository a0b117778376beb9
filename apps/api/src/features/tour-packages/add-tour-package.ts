import type { TourPackage, TourPackageForm } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { withPictures } from '../../integrations/images/receive-pictures.ts';
import { recordChange } from '../../logging/audit-context.ts';
import { assertDestinationExists } from './assert-destination-exists.ts';
import { assertNewFits } from './assert-form-fits.ts';
import { presentTourPackage } from './tour-package.presenter.ts';
import { tourPackageRepository } from './tour-package.repository.ts';
import { toldPackage } from './translations/told-package.ts';
import { translatedFields } from './translations/translated-fields.ts';

/**
 * Adds a package with its pictures, on offer at once or as a draft. The destination is looked up again after
 * the write, because it may be withdrawn in between: either this sees that, or the withdrawal sees the new
 * package.
 * @param id of an imported one
 * @throws VALIDATION; no picture stays then
 */
export const addTourPackage = async (
  { database, pictures, config, clock }: Pick<Dependencies, 'database' | 'pictures' | 'config' | 'clock'>,
  { keptImages: _none, version: _new, acceptedEffect: _any, translations, ...form }: TourPackageForm,
  files: readonly string[],
  id?: string,
): Promise<{ newPackage: TourPackage }> => {
  await assertNewFits({ database, config }, form);
  const translated = translatedFields(translations, form);
  await assertDestinationExists(database, form.destination);
  return withPictures(pictures, { files, field: 'images' }, async (images) => {
    const tourPackages = tourPackageRepository(database);
    const added = await tourPackages.insert({ ...form, images, ...translated }, form.isDraft ? clock() : null, id);
    try {
      await assertDestinationExists(database, form.destination);
    } catch (thrown) {
      await tourPackages.erase(added._id);
      throw thrown;
    }
    const newPackage = await presentTourPackage({ database, config, clock }, added);
    recordChange({ thing: 'package', id: newPackage._id, from: null, to: toldPackage(newPackage) });
    return { newPackage };
  });
};
