import type { CalendarDate, Category, Prices } from '@wayfarer/contracts';
import type { Connection, Types } from 'mongoose';
import { atVersion, versionOf } from '../../database/edited-version.ts';
import { foldText } from '../../database/lists/fold-text.ts';
import { listPage, type PageOf, type PageRequest } from '../../database/lists/list-page.ts';
import { modelOf } from '../../database/model-of.ts';
import { objectIdOf } from '../../database/object-ids.ts';
import { auditContext } from '../../logging/audit-context.ts';
import { storedTourPackage, type TourPackageFields } from './stored-tour-package.ts';
import { partsToSearchBy } from './title-parts.ts';
import { BY_BOOKED, DRAFTS, type TourPackageRecord, tourPackageSchema, WITHDRAWN_BY_TITLE } from './tour-package.model.ts';

const PRICES = {
  price: 1,
  categories: 1,
  seasons: 1,
  groups: 1,
  groupOf: 1,
  single: 1,
  extras: 1,
  deposit: 1,
} as const satisfies Record<Exclude<keyof Prices, 'defaultDeposit'>, 1>;
const DEPARTING = {
  title: 1,
  capacity: 1,
  availableFrom: 1,
  availableTo: 1,
  schedule: 1,
  ...PRICES,
  dayPrices: 1,
  closedDays: 1,
  cancelledDays: 1,
  withdrawnAt: 1,
  days: 1,
  isDraft: 1,
  ownQuestions: 1,
} as const;
export type DepartingPackage = Pick<TourPackageRecord, '_id' | keyof typeof DEPARTING>;

/** A text as a pattern that matches it literally. */
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const present = { withdrawnAt: null };
const drafts = { isDraft: true };
const withdrawn = { withdrawnAt: { $ne: null }, isDraft: { $ne: true } };
const BY_WITHDRAWAL = { withdrawnAt: -1, _id: -1 } as const;
const BY_LAST_DAY = { withdrawnAt: 1, availableTo: 1 } as const;

/**
 * Every query on packages, but for those of `departureDaysRepository`. A withdrawn one is found by
 * `findManyById`, and by what is named after withdrawing.
 */
export const tourPackageRepository = (database: Connection) => {
  const tourPackages = modelOf(database, 'TourPackage', tourPackageSchema);
  return {
    findById: (id: string): Promise<TourPackageRecord | null> =>
      tourPackages.findOne({ _id: id, ...present }).lean<TourPackageRecord>(),
    /** On offer, or a draft. */
    findEditable: (id: string): Promise<TourPackageRecord | null> =>
      tourPackages.findOne({ _id: id, $or: [present, drafts] }).lean<TourPackageRecord>(),
    findManyById: (ids: readonly Types.ObjectId[]): Promise<TourPackageRecord[]> =>
      tourPackages.find({ _id: { $in: ids } }).lean<TourPackageRecord[]>(),
    /** Of some packages what decides on their departures, without their texts. */
    findDepartingById: (ids: readonly string[]): Promise<DepartingPackage[]> =>
      tourPackages.find({ _id: { $in: ids } }, DEPARTING).lean<DepartingPackage[]>(),
    titlesAt: async (destinationId: string): Promise<string[]> => {
      const found = await tourPackages
        .find({ destinationId: objectIdOf(destinationId), ...present }, { title: 1 })
        .sort({ titleKey: 1 })
        .limit(100)
        .lean<{ title: string }[]>();
      return found.map(({ title }) => title);
    },
    /** Of packages on offer, oldest first. */
    listIds: async (without: number, most: number): Promise<string[]> => {
      const found = await tourPackages
        .find(present, { _id: 1 }, { hint: { _id: 1 } })
        .sort({ _id: 1 })
        .skip(without)
        .limit(most)
        .lean<{ _id: Types.ObjectId }[]>();
      return found.map(({ _id }) => String(_id));
    },
    /**
     * Which of some packages have their seats counted, including withdrawn ones, whose bookings remain valid.
     */
    idsWithCapacity: async (ids: readonly Types.ObjectId[]): Promise<Set<string>> => {
      const found = await tourPackages
        .find({ _id: { $in: ids }, capacity: { $gt: 0 } }, { _id: 1 })
        .lean<{ _id: Types.ObjectId }[]>();
      return new Set(found.map(({ _id }) => String(_id)));
    },
    /** How many are not withdrawn and have not had their last day. */
    countOffered: (today: CalendarDate): Promise<number> =>
      tourPackages.countDocuments({ ...present, availableTo: { $gte: today } }, { hint: BY_LAST_DAY }),
    /** Has the sums of its days made again, because one of its departures has other seats. */
    noteCapacitySet: async (id: string, at: Date): Promise<void> => {
      await tourPackages.updateOne({ _id: id }, { $set: { capacitySetAt: at } });
    },
    /** Those whose capacity, or that of one of their departures, was set since a moment. */
    idsWithCapacitySet: (since: Date): Promise<Types.ObjectId[]> =>
      tourPackages.distinct('_id', { capacitySetAt: { $gte: since } }),
    titlesOf: async (ids: readonly Types.ObjectId[]): Promise<Map<string, string>> => {
      const found = await tourPackages
        .find({ _id: { $in: ids } }, { title: 1 })
        .lean<Pick<TourPackageRecord, '_id' | 'title'>[]>();
      return new Map(found.map(({ _id, title }) => [String(_id), title]));
    },
    /** What packages ask of each traveller, with their titles, by their ids. */
    askedBy: async (ids: readonly string[]): Promise<Map<string, Pick<TourPackageRecord, 'title' | 'asks' | 'ownQuestions'>>> => {
      const found = await tourPackages
        .find({ _id: { $in: ids } }, { title: 1, asks: 1, ownQuestions: 1 })
        .lean<Pick<TourPackageRecord, '_id' | 'title' | 'asks' | 'ownQuestions'>[]>();
      return new Map(found.map(({ _id, ...asked }) => [String(_id), asked]));
    },
    /** The categories of those that have some, as they are stored. */
    categoriesOf: async (ids: readonly Types.ObjectId[]): Promise<Map<string, Category[]>> => {
      const found = await tourPackages
        .find({ _id: { $in: ids } }, { categories: 1 })
        .lean<Pick<TourPackageRecord, '_id' | 'categories'>[]>();
      return new Map(found.flatMap(({ _id, categories }) => (categories ? [[String(_id), categories]] : [])));
    },
    /** The rate of tax of its own that a package has, withdrawn or not; null for the agency's. */
    findOwnTax: async (id: Types.ObjectId): Promise<number | null> => {
      const found = await tourPackages.findById(id, { taxPercent: 1 }).lean<Pick<TourPackageRecord, 'taxPercent'>>();
      return found?.taxPercent ?? null;
    },
    /**
     * Whether any is sold with a tax of its own above 0: withdrawn ones too, whose bookings may still be
     * paid.
     */
    isAnyTaxed: async (): Promise<boolean> => (await tourPackages.exists({ taxPercent: { $gt: 0 } })) !== null,
    /** The stored number of recent bookings of each package that has any. */
    listBooked: async (): Promise<Map<string, number>> => {
      const found = await tourPackages
        .find({ ...present, booked: { $gt: 0 } }, { booked: 1 }, { hint: BY_BOOKED, maxTimeMS: 0 })
        .lean<Pick<TourPackageRecord, '_id' | 'booked'>[]>();
      return new Map(found.map(({ _id, booked }) => [String(_id), booked]));
    },
    storeBooked: async (counts: readonly (readonly [id: string, booked: number])[]): Promise<void> => {
      const writes = counts.map(([id, booked]) => ({
        updateOne: { filter: { _id: objectIdOf(id) }, update: { $set: { booked } } },
      }));
      if (writes.length > 0) await tourPackages.bulkWrite(writes, { ordered: false });
    },
    /**
     * @param draftedAt of a draft; null for a package that is on offer at once
     * @param id of its own; none where it gets a new one
     */
    insert: async (fields: TourPackageFields, draftedAt: Date | null = null, id?: string): Promise<TourPackageRecord> => {
      const draft = draftedAt ? { ...drafts, withdrawnAt: draftedAt } : {};
      const own = id === undefined ? {} : { _id: objectIdOf(id) };
      return (await tourPackages.create({ ...storedTourPackage(fields), ...draft, ...own })).toObject();
    },
    /**
     * One write; null when it was withdrawn meanwhile, is no longer at the version that was edited, or has
     * other pictures than those that the edit was decided on.
     * @returns the state that it replaced, so that each of two concurrent edits knows its own, and the new
     * state
     */
    update: async (
      { _id, images, isDraft }: Pick<TourPackageRecord, '_id' | 'images' | 'isDraft'>,
      fields: TourPackageFields,
      edited: number | undefined,
    ): Promise<[before: TourPackageRecord, after: TourPackageRecord] | null> => {
      const set = fields.capacity === undefined ? {} : { capacitySetAt: auditContext().clock() };
      const publishing = isDraft && fields.isDraft === false ? { isDraft: false, withdrawnAt: null } : {};
      const stored = { ...storedTourPackage(fields), ...set, ...publishing };
      const before = await tourPackages
        .findOneAndUpdate(
          { _id, images, ...(isDraft ? drafts : present), ...atVersion(edited) },
          { $set: stored, $inc: { version: 1 } },
          { returnDocument: 'before' },
        )
        .lean<TourPackageRecord>();
      return before && [before, { ...before, ...stored, version: versionOf(before) + 1 }];
    },
    withdraw: (id: string, at: Date): Promise<TourPackageRecord | null> =>
      tourPackages.findOneAndUpdate({ _id: id, ...present }, { $set: { withdrawnAt: at } }).lean<TourPackageRecord>(),
    /** Of withdrawn ones and drafts too. */
    isAnyAt: async (destinationId: string): Promise<boolean> => {
      const at = { destinationId: objectIdOf(destinationId) };
      return (
        (await tourPackages.exists({
          $or: [
            { ...at, ...present },
            { ...at, withdrawnAt: { $ne: null } },
          ],
        })) !== null
      );
    },
    findWithdrawn: (id: string): Promise<TourPackageRecord | null> =>
      tourPackages.findOne({ _id: id, ...withdrawn }).lean<TourPackageRecord>(),
    /** Latest first: all, or those whose title holds a text. */
    listWithdrawn: ({ title, ...page }: PageRequest & { title?: string | undefined }): Promise<PageOf<TourPackageRecord>> => {
      const order = { field: 'withdrawnAt', direction: -1 } as const;
      if (!title) return listPage(tourPackages, withdrawn, order, page, { hint: BY_WITHDRAWAL });
      const holding = {
        ...withdrawn,
        withdrawnAt: { $type: 'date' as const },
        titleParts: { $all: partsToSearchBy(title) },
        titleKey: { $regex: escaped(foldText(title)) },
      };
      return listPage(tourPackages, holding, order, page, { hint: WITHDRAWN_BY_TITLE });
    },
    restore: (id: string): Promise<TourPackageRecord | null> =>
      tourPackages
        .findOneAndUpdate({ _id: id, ...withdrawn }, { $set: { withdrawnAt: null } }, { returnDocument: 'after' })
        .lean<TourPackageRecord>(),
    listDrafts: (page: PageRequest): Promise<PageOf<TourPackageRecord>> =>
      listPage(tourPackages, drafts, { field: 'withdrawnAt', direction: -1 }, page, { hint: DRAFTS }),
    findDraft: (id: string): Promise<TourPackageRecord | null> =>
      tourPackages.findOne({ _id: id, ...drafts }).lean<TourPackageRecord>(),
    eraseDraft: (id: string): Promise<TourPackageRecord | null> =>
      tourPackages.findOneAndDelete({ _id: id, ...drafts }).lean<TourPackageRecord>(),
    idsWithdrawnBefore: async function* idsWithdrawnBefore(before: Date): AsyncGenerator<string> {
      const found = tourPackages
        .find({ ...withdrawn, withdrawnAt: { $ne: null, $lt: before } }, { _id: 1 })
        .hint(BY_WITHDRAWAL)
        .lean<{ _id: Types.ObjectId }[]>()
        .cursor();
      for await (const { _id } of found) yield String(_id);
    },
    eraseWithdrawn: (id: string, before: Date): Promise<TourPackageRecord | null> =>
      tourPackages.findOneAndDelete({ _id: id, ...withdrawn, withdrawnAt: { $ne: null, $lt: before } }).lean<TourPackageRecord>(),
    erase: (id: string | Types.ObjectId): Promise<TourPackageRecord | null> =>
      tourPackages.findOneAndDelete({ _id: id }).lean<TourPackageRecord>(),
  };
};
