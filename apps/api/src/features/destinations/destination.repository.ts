import type { DestinationForm } from '@wayfarer/contracts';
import type { Connection } from 'mongoose';
import { listPage, type PageOf, type PageRequest } from '../../database/list-page.ts';
import { modelOf } from '../../database/model-of.ts';
import { type DestinationRecord, destinationSchema } from './destination.model.ts';

type Fields = DestinationForm & { imageUrl: string };
/** What an edit sends; without a picture the present one stays, whichever that is by then. */
type EditedFields = DestinationForm & { imageUrl?: string };

export const storedDestination = <Given extends EditedFields>(fields: Given) => ({
  ...fields,
  nameKey: fields.name.toLowerCase(),
});

/** Every query on destinations. A withdrawn one is found by `findManyById` alone. */
export const destinationRepository = (database: Connection) => {
  const destinations = modelOf(database, 'Destination', destinationSchema);
  const present = { withdrawnAt: null };
  return {
    list: (page: PageRequest): Promise<PageOf<DestinationRecord>> =>
      listPage(destinations, present, { field: 'nameKey', direction: 1 }, page),
    findById: (id: string): Promise<DestinationRecord | null> =>
      destinations.findOne({ _id: id, ...present }).lean<DestinationRecord>(),
    findManyById: (ids: readonly DestinationRecord['_id'][]): Promise<DestinationRecord[]> =>
      destinations.find({ _id: { $in: ids } }).lean<DestinationRecord[]>(),
    insert: async (fields: Fields): Promise<DestinationRecord> =>
      (await destinations.create(storedDestination(fields))).toObject(),
    /** One write. @returns what it replaced, so that of two edits at once each knows its own; null when it was withdrawn meanwhile */
    replace: (id: string, fields: EditedFields): Promise<DestinationRecord | null> =>
      destinations
        .findOneAndUpdate({ _id: id, ...present }, { $set: storedDestination(fields) }, { returnDocument: 'before' })
        .lean<DestinationRecord>(),
    withdraw: async (id: string, at: Date): Promise<void> => {
      await destinations.updateOne({ _id: id, ...present }, { $set: { withdrawnAt: at } });
    },
    restore: async (id: string): Promise<void> => {
      await destinations.updateOne({ _id: id }, { $set: { withdrawnAt: null } });
    },
    erase: (id: string): Promise<DestinationRecord | null> =>
      destinations.findOneAndDelete({ _id: id }).lean<DestinationRecord>(),
  };
};
