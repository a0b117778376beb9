import type { Backfill } from '../../database/migrate.ts';

/** Packages from before days had seats and packages policies: unlimited, under the site's own rule; and from before lists knew their length. */
export const backfillTourPackages: Backfill = async ({ database }) => {
  const tourPackages = database.collection('tourpackages');
  for (const field of ['capacity', 'cancellationPolicy'])
    await tourPackages.updateMany({ [field]: { $exists: false } }, { $set: { [field]: null } });
  await tourPackages.updateMany({ booked: { $exists: false } }, { $set: { booked: 0 } });
  await tourPackages.updateMany({ days: { $exists: false } }, [{ $set: { days: { $size: '$itinerary' } } }]);
};
