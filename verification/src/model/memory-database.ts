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

const unknown = (operator: string): Error => new Error(`The memory database does not know ${operator}.`);

const hasOperators = (wanted: unknown): wanted is Record<string, unknown> =>
  typeof wanted === 'object' && wanted !== null && Object.getPrototypeOf(wanted) === Object.prototype;

/** No date is earlier than a null, as in the database. */
const isAtMost = (value: unknown, limit: unknown): boolean =>
  typeof value === 'number' && typeof limit === 'number' && value <= limit;

/** Equality and `$lte`. */
const matches = (filter: Filter) => {
  for (const [path, wanted] of Object.entries(filter)) {
    const [operator] = path.startsWith('$')
      ? [path]
      : Object.keys(hasOperators(wanted) ? wanted : {}).filter((key) => key !== '$lte');
    if (operator !== undefined) throw unknown(operator);
  }
  return (document: StoredDocument): boolean =>
    Object.entries(filter).every(([path, wanted]) => {
      const found = valuesAt(document, path.split('.')).map(comparable);
      if (!hasOperators(wanted)) return found.includes(comparable(wanted));
      const limit = comparable(wanted.$lte);
      return found.some((value) => isAtMost(value, limit));
    });
};

/** @throws Error for everything but whole fields that are set, set on insert, or raised to a maximum */
const assertKnown = (change: Update): void => {
  for (const [operator, fields] of Object.entries(change)) {
    if (!['$set', '$setOnInsert', '$max'].includes(operator)) throw unknown(operator);
    const path = Object.keys(fields).find((field) => field.includes('.'));
    if (path !== undefined) throw unknown(`${operator} of ${path}`);
  }
};

const maximaOf = (document: StoredDocument, limits: StoredDocument): StoredDocument =>
  Object.fromEntries(
    Object.entries(limits).map(([field, value]) => {
      const kept = document[field];
      return [field, kept instanceof Date && value instanceof Date && kept > value ? kept : value];
    }),
  );

const update = (documents: readonly StoredDocument[], { filter, update: change, ...options }: OneWrite): Applied => {
  assertKnown(change);
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
