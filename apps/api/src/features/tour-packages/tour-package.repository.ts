import { minorUnitsOf, type TourPackageFilter, type TourPackageForm, type TourPackageSort } from '@wayfarer/contracts';
import { type Connection, type QueryFilter, Types } from 'mongoose';
import { listPage, type PageOf } from '../../database/list-page.ts';
import { modelOf } from '../../database/model-of.ts';
import { titleHolds, titlePartsOf } from './title-parts.ts';
import { type TourPackageRecord, tourPackageSchema } from './tour-package.model.ts';

export type TourPackageFields = Omit<TourPackageForm, 'keptImages'> & { images: string[] };

const orders = {
  title: { field: 'titleKey', direction: 1 },
  price: { field: 'price', direction: 1 },
  '-price': { field: 'price', direction: -1 },
  soonest: { field: 'availableFrom', direction: 1 },
} as const satisfies Record<TourPackageSort, { field: keyof TourPackageRecord; direction: 1 | -1 }>;

const present = { withdrawnAt: null };

const stored = ({ destination, price, capacity, cancellationPolicy, ...fields }: TourPackageFields) => ({
  ...fields,
  ...(cancellationPolicy === undefined ? {} : { cancellationPolicy }),
  ...(capacity === undefined ? {} : { capacity }),
  titleKey: fields.title.toLowerCase(),
  titleParts: titlePartsOf(fields.title),
  destinationId: new Types.ObjectId(destination),
  price: minorUnitsOf(price),
});

/** Dates select packages whose window overlaps them; empty values select nothing away. */
const conditionsOf = (filter: TourPackageFilter): QueryFilter<TourPackageRecord> => ({
  ...present,
  ...(filter.destination ? { destinationId: new Types.ObjectId(filter.destination) } : {}),
  ...(filter.title ? titleHolds(filter.title) : {}),
  ...(filter.availableFrom ? { availableTo: { $gte: filter.availableFrom } } : {}),
  ...(filter.availableTo ? { availableFrom: { $lte: filter.availableTo } } : {}),
  ...(filter.minPrice === undefined && filter.maxPrice === undefined
    ? {}
    : {
        price: {
          ...(filter.minPrice === undefined ? {} : { $gte: minorUnitsOf(filter.minPrice) }),
          ...(filter.maxPrice === undefined ? {} : { $lte: minorUnitsOf(filter.maxPrice) }),
        },
      }),
});

/** Every query on packages. A withdrawn one is found by `findManyById` alone. */
export const tourPackageRepository = (database: Connection) => {
  const tourPackages = modelOf(database, 'TourPackage', tourPackageSchema);
  return {
    list: (filter: TourPackageFilter): Promise<PageOf<TourPackageRecord>> =>
      listPage(tourPackages, conditionsOf(filter), orders[filter.sort ?? 'title'], filter),
    findById: (id: string): Promise<TourPackageRecord | null> =>
      tourPackages.findOne({ _id: id, ...present }).lean<TourPackageRecord>(),
    findManyById: (ids: readonly Types.ObjectId[]): Promise<TourPackageRecord[]> =>
      tourPackages.find({ _id: { $in: ids } }).lean<TourPackageRecord[]>(),
    titlesAt: async (destinationId: string): Promise<string[]> => {
      const found = await tourPackages
        .find({ destinationId: new Types.ObjectId(destinationId), ...present }, { title: 1 })
        .sort({ titleKey: 1 })
        .limit(100)
        .lean<{ title: string }[]>();
      return found.map(({ title }) => title);
    },
    /** Of packages on offer, by title. */
    listIds: async (most: number): Promise<string[]> => {
      const found = await tourPackages
        .find(present, { _id: 1 })
        .sort({ titleKey: 1, _id: 1 })
        .limit(most)
        .lean<{ _id: Types.ObjectId }[]>();
      return found.map(({ _id }) => String(_id));
    },
    /** Of packages whose seats are counted, withdrawn ones too: their bookings stand. */
    idsWithCapacity: async (): Promise<string[]> => {
      const found = await tourPackages.find({ capacity: { $gt: 0 } }, { _id: 1 }).lean<{ _id: Types.ObjectId }[]>();
      return found.map(({ _id }) => String(_id));
    },
    count: (): Promise<number> => tourPackages.countDocuments(present),
    insert: async (fields: TourPackageFields): Promise<TourPackageRecord> =>
      (await tourPackages.create(stored(fields))).toObject(),
    /** One write; null when it was withdrawn meanwhile, or when its pictures are no longer those that the edit was decided on. */
    update: (
      { _id, images }: Pick<TourPackageRecord, '_id' | 'images'>,
      fields: TourPackageFields,
    ): Promise<TourPackageRecord | null> =>
      tourPackages
        .findOneAndUpdate({ _id, images, ...present }, { $set: stored(fields) }, { returnDocument: 'after' })
        .lean<TourPackageRecord>(),
    withdraw: (id: string, at: Date): Promise<TourPackageRecord | null> =>
      tourPackages.findOneAndUpdate({ _id: id, ...present }, { $set: { withdrawnAt: at } }).lean<TourPackageRecord>(),
    erase: (id: string | Types.ObjectId): Promise<TourPackageRecord | null> =>
      tourPackages.findOneAndDelete({ _id: id }).lean<TourPackageRecord>(),
  };
};
