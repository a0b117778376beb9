import { Types } from 'mongoose';
import { applySteps } from './apply-steps.ts';

/** A stored document; never changed, only replaced. */
export type StoredDocument = Readonly<Record<string, unknown>>;
type Filter = Readonly<Record<string, unknown>>;
type Update = { $set?: StoredDocument; $setOnInsert?: StoredDocument; $max?: StoredDocument };

export const collections = ['Booking', 'PaymentEvent', 'JobMark', 'SeatDay'] as const;
export type CollectionName = (typeof collections)[number];

type OneWrite = { filter: Filter; update: Update; upsert?: boolean; returnDocument?: 'before' | 'after' };
export type DatabaseRequest = { to: CollectionName } & (
  | { act: 'findOne' | 'find'; filter: Filter }
  | ({ act: 'update' } & OneWrite)
  | { act: 'applySteps'; filter: Filter; steps: Parameters<typeof applySteps>[1] }
  | { act: 'updateMany'; writes: readonly OneWrite[] }
);

type Applied = { documents: readonly StoredDocument[]; gives: unknown };

const comparable = (value: unknown): unknown => {
  if (value instanceof Date) return value.getTime();
  return value instanceof Types.ObjectId ? value.toHexString() : value;
};

const valuesAt = (value: unknown, [field, ...rest]: readonly string[]): unknown[] => {
  if (field === undefined) return [value];
  if (Array.isArray(value)) return value.flatMap((item) => valuesAt(item, [field, ...rest]));
  return typeof value === 'object' && value !== null ? valuesAt(Reflect.get(value, field), rest) : [];
};

/** Equality and `$lte`, as the database means them: no date is earlier than a null. */
const matches =
  (filter: Filter) =>
  (document: StoredDocument): boolean =>
    Object.entries(filter).every(([path, wanted]) => {
      const found = valuesAt(document, path.split('.')).map(comparable);
      const isRange = typeof wanted === 'object' && wanted !== null && '$lte' in wanted;
      if (!isRange) return found.includes(comparable(wanted));
      const limit = comparable(wanted.$lte);
      return found.some((value) => typeof value === 'number' && typeof limit === 'number' && value <= limit);
    });

const maximaOf = (document: StoredDocument, limits: StoredDocument): StoredDocument =>
  Object.fromEntries(
    Object.entries(limits).map(([field, value]) => {
      const kept = document[field];
      return [field, kept instanceof Date && value instanceof Date && kept > value ? kept : value];
    }),
  );

const update = (documents: readonly StoredDocument[], { filter, update: change, ...options }: OneWrite): Applied => {
  const before = documents.find(matches(filter));
  if (!before && !options.upsert) return { documents, gives: null };
  const base = before ?? { ...filter, ...change.$setOnInsert };
  const after = { ...base, ...change.$set, ...maximaOf(base, change.$max ?? {}) };
  const isAsked = options.returnDocument === 'after';
  return {
    documents: before ? documents.map((document) => (document === before ? after : document)) : [...documents, after],
    gives: isAsked ? after : (before ?? null),
  };
};

/** One atomic step of a collection: what it holds afterwards, and the answer. */
export const applyToDocuments = (documents: readonly StoredDocument[], request: DatabaseRequest): Applied => {
  switch (request.act) {
    case 'findOne':
      return { documents, gives: documents.find(matches(request.filter)) ?? null };
    case 'find':
      return { documents, gives: documents.filter(matches(request.filter)) };
    case 'update':
      return update(documents, request);
    case 'applySteps': {
      const before = documents.find(matches(request.filter));
      const after = applySteps(before ?? request.filter, request.steps);
      return { documents: [...documents.filter((document) => document !== before), after], gives: after };
    }
    case 'updateMany':
      return { documents: request.writes.reduce((held, write) => update(held, write).documents, documents), gives: null };
  }
};
