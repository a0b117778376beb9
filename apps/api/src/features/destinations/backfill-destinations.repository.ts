import { foldText } from '../../database/lists/fold-text.ts';
import type { Backfill } from '../../database/migrate.ts';
import { modelOf } from '../../database/model-of.ts';
import { DESTINATIONS_BY_COUNTRY, type DestinationRecord, destinationSchema } from './destination.model.ts';
import { searchKeysOf } from './destination.repository.ts';

const BATCH = 500;

/** Adds search words and sort keys to destinations of an earlier version. One that is renamed meanwhile is left to the next batch. */
export const backfillDestinations: Backfill = async ({ database }) => {
  const destinations = modelOf(database, 'Destination', destinationSchema);
  for (;;) {
    const batch = await destinations
      .find({ countryKey: null }, { name: 1, country: 1 })
      .hint(DESTINATIONS_BY_COUNTRY)
      .limit(BATCH)
      .lean<DestinationRecord[]>();
    if (batch.length === 0) return;
    await destinations.bulkWrite(
      batch.map(({ _id, name, country }) => ({
        updateOne: {
          filter: { _id, name, country },
          update: { $set: { searchKeys: searchKeysOf({ name, country }), countryKey: foldText(country) } },
        },
      })),
      { ordered: false },
    );
  }
};
