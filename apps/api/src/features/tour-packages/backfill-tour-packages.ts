import type { Backfill } from '../../database/migrate.ts';

/** Packages from before days had seats and packages policies: unlimited, under the site's own rule. */
export const backfillTourPackages: Backfill = async ({ database }) => {
  const tourPackages = database.collection('tourpackages');
  for (const field of ['capacity', 'cancellationPolicy'])
    await tourPackages.updateMany({ [field]: { $exists: false } }, { $set: { [field]: null } });
};
