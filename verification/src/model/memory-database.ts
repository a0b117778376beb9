import { Types } from 'mongoose';
import { applySteps, fulfils, type StoredDocument } from './apply-steps.ts';

type Filter = Readonly<Record<string, unknown>>;
type Entries = Readonly<Record<string, { readonly $each: readonly object[] }>>;
type Update = {
  $set?: StoredDocument;
  $setOnInsert?: StoredDocument;
  $max?: StoredDocument;
  $inc?: Readonly<Record<string, number>>;
  $push?: Entries;
  /** Entries that have these fields. */
  $pull?: Readonly<Record<string, StoredDocument>>;
};

export const collections = ['Booking', 'PaymentEvent', 'JobMark', 'SeatDay', 'Email', 'Mailbox', 'PromotionCode'] as const;
export type CollectionName = (typeof collections)[number];

type OneWrite = { filter: Filter; update: Update; upsert?: boolean; returnDocument?: 'before' | 'after' };
export type DatabaseRequest = { to: CollectionName } & (
  | { act: 'findOne' | 'find'; filter: Filter }
  | ({ act: 'update' } & OneWrite)
  | { act: 'applySteps'; filter: Filter; steps: Parameters<typeof applySteps>[1]; upsert: boolean }
  | { act: 'insert'; document: StoredDocument }
  /** An email reaches its reader, of whom is known how many of each kind came. */
  | { act: 'send'; kind: string }
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

const unknown = (operator: string): Error => new Error(`The memory database does not know ${operator}.`);

const hasOperators = (wanted: unknown): wanted is Record<string, unknown> =>
  typeof wanted === 'object' && wanted !== null && Object.getPrototypeOf(wanted) === Object.prototype;

/** No date is earlier than a null, as in the database. */
const isAtMost = (value: unknown, limit: unknown): boolean =>
  typeof value === 'number' && typeof limit === 'number' && value <= limit;

/** Equality, `$in` and `$lte` of fields, and `$expr` of the whole. */
const matches = (filter: Filter) => {
  for (const [path, wanted] of Object.entries(filter)) {
    if (path === '$expr') continue;
    const [operator] = path.startsWith('$')
      ? [path]
      : Object.keys(hasOperators(wanted) ? wanted : {}).filter((key) => key !== '$lte' && key !== '$in');
    if (operator !== undefined) throw unknown(operator);
  }
  return (document: StoredDocument): boolean =>
    Object.entries(filter).every(([path, wanted]) => {
      if (path === '$expr') return fulfils(document, wanted);
      const found = valuesAt(document, path.split('.')).map(comparable);
      if (!hasOperators(wanted)) return found.includes(comparable(wanted));
      if (Array.isArray(wanted.$in)) return wanted.$in.map(comparable).some((value) => found.includes(value));
      const limit = comparable(wanted.$lte);
      return found.some((value) => isAtMost(value, limit));
    });
};

/** @throws Error for everything but whole fields that are set, raised, or lists with entries more or fewer */
const assertKnown = (change: Update): void => {
  for (const [operator, fields] of Object.entries(change)) {
    if (!['$set', '$setOnInsert', '$max', '$inc', '$push', '$pull'].includes(operator)) throw unknown(operator);
    const path = Object.keys(fields).find((field) => field.includes('.'));
    if (path !== undefined) throw unknown(`${operator} of ${path}`);
    if (operator === '$push' && Object.values(fields).some((added) => !Array.isArray(Object(added).$each)))
      throw unknown('$push of one entry');
  }
};

const maximaOf = (document: StoredDocument, limits: StoredDocument): StoredDocument =>
  Object.fromEntries(
    Object.entries(limits).map(([field, value]) => {
      const kept = document[field];
      return [field, kept instanceof Date && value instanceof Date && kept > value ? kept : value];
    }),
  );

const listAt = (document: StoredDocument, field: string): readonly StoredDocument[] => {
  const list = document[field];
  return Array.isArray(list) ? list : [];
};

const changedLists = (document: StoredDocument, { $inc = {}, $push = {}, $pull = {} }: Update): StoredDocument =>
  Object.fromEntries([
    ...Object.entries($inc).map(([field, by]) => [field, Number(document[field] ?? 0) + by] as const),
    ...Object.entries($push).map(([field, { $each }]) => [field, [...listAt(document, field), ...$each]] as const),
    ...Object.entries($pull).map(
      ([field, wanted]) => [field, listAt(document, field).filter((entry) => !matches(wanted)(entry))] as const,
    ),
  ]);

const update = (documents: readonly StoredDocument[], { filter, update: change, ...options }: OneWrite): Applied => {
  assertKnown(change);
  const before = documents.find(matches(filter));
  if (!before && !options.upsert) return { documents, gives: null };
  const base = before ?? { ...filter, ...change.$setOnInsert };
  const after = { ...base, ...change.$set, ...maximaOf(base, change.$max ?? {}), ...changedLists(base, change) };
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
      if (!before && !request.upsert) return { documents, gives: null };
      const after = applySteps(before ?? request.filter, request.steps);
      return { documents: [...documents.filter((document) => document !== before), after], gives: after };
    }
    case 'insert': {
      const isNew = !documents.some(({ _id }) => _id === request.document._id);
      return { documents: isNew ? [...documents, request.document] : documents, gives: isNew };
    }
    case 'send': {
      const write = { filter: { _id: request.kind }, update: { $inc: { copies: 1 } }, upsert: true };
      return { documents: update(documents, write).documents, gives: true };
    }
    case 'updateMany':
      return { documents: request.writes.reduce((held, write) => update(held, write).documents, documents), gives: null };
  }
};
