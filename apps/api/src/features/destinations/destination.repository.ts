import type { DestinationForm, DestinationSort } from '@wayfarer/contracts';
import type { Connection } from 'mongoose';
import { atVersion, versionOf } from '../../database/edited-version.ts';
import { foldText } from '../../database/lists/fold-text.ts';
import { listOrderOf } from '../../database/lists/list-order.ts';
import { EMPTY_PAGE, listPage, type PageOf, type PageRequest } from '../../database/lists/list-page.ts';
import { searchByWords } from '../../database/lists/search-by-words.ts';
import { wordsOf } from '../../database/lists/words-of.ts';
import { modelOf } from '../../database/model-of.ts';
import {
  DESTINATIONS_BY_NAME,
  DESTINATIONS_BY_WORD,
  type DestinationName,
  type DestinationRecord,
  destinationSchema,
  NAME_OF_DESTINATION,
} from './destination.model.ts';

/** By which the records themselves are ordered. */
export type ListSort = Exclude<DestinationSort, 'booked'>;
const orderFields = { name: 'nameKey', country: 'countryKey' } as const;

type Texts = Omit<DestinationForm, 'version' | 'translations'> & Pick<DestinationRecord, 'translations'>;
type Fields = Texts & { imageUrl: string };
/** What an edit sends; without a picture the current one stays. */
type EditedFields = Texts & { imageUrl?: string };

export const searchKeysOf = ({ name, country }: Pick<Texts, 'name' | 'country'>): string[] => wordsOf(`${name} ${country}`);

export const storedDestination = <Given extends EditedFields>(fields: Given) => ({
  ...fields,
  nameKey: foldText(fields.name),
  countryKey: foldText(fields.country),
  searchKeys: searchKeysOf(fields),
});

/**
 * Every query on destinations. Withdrawn ones are found only by `findManyById` and by the functions named
 * after withdrawing.
 */
export const destinationRepository = (database: Connection) => {
  const destinations = modelOf(database, 'Destination', destinationSchema);
  const present = { withdrawnAt: null };
  const withdrawnBefore = (before: Date) => ({ withdrawnAt: { $ne: null, $lt: before } });
  return {
    list: (page: PageRequest, sort: ListSort = 'name'): Promise<PageOf<DestinationRecord>> =>
      listPage(destinations, present, listOrderOf(sort, orderFields), page),
    /**
     * Those whose name or country has words beginning with each word of the search. @throws VALIDATION when a
     * word is too short
     */
    search: async (search: string, page: PageRequest, sort: ListSort = 'name'): Promise<PageOf<DestinationRecord>> => {
      const order = listOrderOf(sort, orderFields);
      const hint = DESTINATIONS_BY_WORD[order.field];
      const conditions = await searchByWords(database.collection('destinations'), hint, search);
      if (conditions.length === 0) return EMPTY_PAGE;
      return listPage(destinations, { ...present, $and: conditions }, order, page, { hint });
    },
    findById: (id: string): Promise<DestinationRecord | null> =>
      destinations.findOne({ _id: id, ...present }).lean<DestinationRecord>(),
    /** Those on offer with one of some names, which are folded. */
    listNamed: (nameKeys: readonly string[]): Promise<DestinationName[]> =>
      destinations
        .find({ ...present, nameKey: { $in: nameKeys } }, { name: 1, country: 1 }, { hint: DESTINATIONS_BY_NAME })
        .lean<DestinationName[]>(),
    namesOf: (ids: readonly DestinationRecord['_id'][]): Promise<DestinationName[]> =>
      destinations.find({ _id: { $in: ids } }, NAME_OF_DESTINATION).lean<DestinationName[]>(),
    findManyById: (ids: readonly DestinationRecord['_id'][]): Promise<DestinationRecord[]> =>
      destinations.find({ _id: { $in: ids } }).lean<DestinationRecord[]>(),
    /** Without those that are withdrawn. */
    findManyOnOffer: (ids: readonly DestinationRecord['_id'][]): Promise<DestinationRecord[]> =>
      destinations.find({ _id: { $in: ids }, ...present }).lean<DestinationRecord[]>(),
    /** Of those on offer, by name. */
    listIds: async (without: number, most: number): Promise<string[]> => {
      const found = await destinations
        .find(present, { _id: 1 }, { hint: DESTINATIONS_BY_NAME })
        .sort({ nameKey: 1, _id: 1 })
        .skip(without)
        .limit(most)
        .lean<{ _id: DestinationRecord['_id'] }[]>();
      return found.map(({ _id }) => String(_id));
    },
    /** With those that are withdrawn. */
    countStored: (): Promise<number> => destinations.estimatedDocumentCount(),
    insert: async (fields: Fields): Promise<DestinationRecord> =>
      (await destinations.create(storedDestination(fields))).toObject(),
    /**
     * One write; null when it was withdrawn meanwhile or its version is outdated.
     * @returns the state that it replaced, so that each of two concurrent edits knows its own, and the new
     * state
     */
    replace: async (
      id: string,
      fields: EditedFields,
      edited: number | undefined,
    ): Promise<[before: DestinationRecord, after: DestinationRecord] | null> => {
      const stored = storedDestination(fields);
      const before = await destinations
        .findOneAndUpdate(
          { _id: id, ...present, ...atVersion(edited) },
          { $set: stored, $inc: { version: 1 } },
          { returnDocument: 'before' },
        )
        .lean<DestinationRecord>();
      return before && [before, { ...before, ...stored, version: versionOf(before) + 1 }];
    },
    withdraw: async (id: string, at: Date): Promise<void> => {
      await destinations.updateOne({ _id: id, ...present }, { $set: { withdrawnAt: at } });
    },
    restore: (id: string): Promise<DestinationRecord | null> =>
      destinations
        .findOneAndUpdate({ _id: id, withdrawnAt: { $ne: null } }, { $set: { withdrawnAt: null } }, { returnDocument: 'after' })
        .lean<DestinationRecord>(),
    idsWithdrawnBefore: async function* idsWithdrawnBefore(before: Date): AsyncGenerator<string> {
      const found = destinations.find(withdrawnBefore(before), { _id: 1 }).lean<Pick<DestinationRecord, '_id'>[]>().cursor();
      for await (const { _id } of found) yield String(_id);
    },
    eraseWithdrawn: (id: string, before: Date): Promise<DestinationRecord | null> =>
      destinations.findOneAndDelete({ _id: id, ...withdrawnBefore(before) }).lean<DestinationRecord>(),
  };
};
