import { translatedLanguages } from '@wayfarer/words';
import type { Connection } from 'mongoose';
import { modelOf } from '../../database/model-of.ts';
import { objectIdOf } from '../../database/object-ids.ts';
import { type DestinationRecord, destinationSchema, NAME_OF_DESTINATION } from '../destinations/index.ts';
import { type TourPackageRecord, tourPackageSchema } from './tour-package.model.ts';

/** What a booking is made from. The texts that only pages show stay where they
 * are. */
export type Offer = Omit<TourPackageRecord, 'titleKey' | 'titleParts' | 'description' | 'itinerary'> & {
  destination: Pick<DestinationRecord, 'name' | 'country' | 'translations'> | undefined;
};

/** Of its translations, what only pages show. */
const pageTexts = translatedLanguages.flatMap((code) =>
  ['description', 'itinerary', 'ownQuestions', 'of'].map((text) => `translations.${code}.${text}`),
);

/** A package as it is at this moment with where it goes, in one read; a withdrawn one too. */
export const findOffer = async (database: Connection, packageId: string): Promise<Offer | null> => {
  const packages = modelOf(database, 'TourPackage', tourPackageSchema);
  const [found] = await packages.aggregate<Offer & { destinations: Offer['destination'][] }>([
    { $match: { _id: objectIdOf(packageId) } },
    { $unset: ['titleKey', 'titleParts', 'description', 'itinerary', 'facts.highlights', 'facts.questions', ...pageTexts] },
    {
      $lookup: {
        from: destinationSchema.get('collection') ?? '',
        localField: 'destinationId',
        foreignField: '_id',
        pipeline: [{ $project: NAME_OF_DESTINATION }],
        as: 'destinations',
      },
    },
  ]);
  if (!found) return null;
  const { destinations, ...offer } = found;
  return { ...offer, destination: destinations[0] };
};
