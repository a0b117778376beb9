import type { CodeForm } from '@wayfarer/contracts';
import type { Connection } from 'mongoose';
import { atVersion, versionOf } from '../../database/edited-version.ts';
import { listOrderOf } from '../../database/lists/list-order.ts';
import { listPage, type PageOf, type PageRequest } from '../../database/lists/list-page.ts';
import { modelOf } from '../../database/model-of.ts';
import type { ObjectId } from '../../database/object-ids.ts';
import { type CodeRecord, type CodeWithUses, codeRecordSchema } from './code.model.ts';
import { storedCode } from './stored-code.ts';

type ListRequest = PageRequest & { search?: string | undefined; sort: 'code' | '-code' };
const WITHOUT_USES = { holds: 0 } as const;
/** Behind every character of a code. */
const LAST = '\uffff';
const OPTIONAL = [
  'percent',
  'amount',
  'from',
  'to',
  'packages',
  'leastTotal',
  'mostPerTraveller',
  'travelFrom',
  'travelTo',
] as const;

/** Every query on what codes are. What uses them is in `codeUsesRepository`. */
export const codeRepository = (database: Connection) => {
  const codes = modelOf(database, 'PromotionCode', codeRecordSchema);
  const isUnused = { 'holds.0': { $exists: false }, releases: { $in: [null, 0] } };
  return {
    list: ({ search, sort, ...page }: ListRequest): Promise<PageOf<CodeWithUses>> => {
      const beginning = search?.toUpperCase();
      const filter = beginning ? { code: { $gte: beginning, $lt: `${beginning}${LAST}` } } : {};
      return listPage(codes, filter, listOrderOf(sort, { code: 'code' } as const), page, { without: ['holds'] });
    },
    findById: (_id: ObjectId): Promise<CodeRecord | null> => codes.findOne({ _id }, WITHOUT_USES).lean<CodeRecord>(),
    findByCode: (code: string): Promise<CodeRecord | null> => codes.findOne({ code }, WITHOUT_USES).lean<CodeRecord>(),
    /** @throws the database's duplicate key when there is another of this text */
    insert: async (form: CodeForm): Promise<CodeRecord> => {
      const { holds: _none, ...record } = (await codes.create(storedCode(form))).toObject();
      return record;
    },
    /**
     * One write, which leaves the uses as they are; null when it is gone, its version is outdated, or its
     * text would change though it was used.
     * @returns the state that it replaced, and the new one
     */
    replace: async (_id: ObjectId, form: CodeForm): Promise<[before: CodeRecord, after: CodeRecord] | null> => {
      const stored = storedCode(form);
      const removed = OPTIONAL.filter((field) => stored[field] === undefined);
      const before = await codes
        .findOneAndUpdate(
          { _id, ...atVersion(form.version), $or: [{ code: form.code }, isUnused] },
          { $set: stored, $unset: Object.fromEntries(removed.map((field) => [field, 1])), $inc: { version: 1 } },
          { returnDocument: 'before', projection: WITHOUT_USES },
        )
        .lean<CodeRecord>();
      if (!before) return null;
      const { releases = 0 } = before;
      return [before, { _id, releases, ...stored, version: versionOf(before) + 1 }];
    },
    /** One write; null when it is gone, or a booking uses it at present. */
    remove: (_id: ObjectId, now: Date): Promise<CodeRecord | null> =>
      codes
        .findOneAndDelete(
          { _id, holds: { $not: { $elemMatch: { $or: [{ until: null }, { until: { $gt: now } }] } } } },
          { projection: WITHOUT_USES },
        )
        .lean<CodeRecord>(),
  };
};
