import type { Change } from '../../database/watch-collections.ts';

/** Whether a change may affect an answer. */
export type IsTouchedBy = (change: Change) => boolean;

/** `fields`: those that changed; null when something was added, deleted, or that is unknown. `isShown`: the answer names what changed by its id. */
export type IsDecisive = (fields: Change['fields'], isShown: boolean) => boolean;

/**
 * The changes that invalidate the answer of a cached read: of each collection that it reads, by the name in the database, which ones.
 * `query` is the call's, as the contract has parsed it.
 */
export type Invalidation = Readonly<Record<string, (query: unknown) => IsDecisive>>;

export const anyChange = (): IsDecisive => () => true;
/** A change of what the answer shows. */
export const changeOfShown = (): IsDecisive => (_fields, isShown) => isShown;

/** Every `_id` in an answer. */
const idsIn = (body: unknown): string[] => {
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([key, value]) => (key === '_id' ? [String(value)] : idsIn(value)));
};

/** The changes that may affect an answer to a query. */
export const touchOf = (invalidation: Invalidation, query: unknown, body: unknown): IsTouchedBy => {
  const shown = new Set(idsIn(body));
  const decisive = new Map(Object.entries(invalidation).map(([name, decide]) => [name, decide(query)]));
  return ({ collection, id, fields }) => decisive.get(collection)?.(fields, shown.has(id)) === true;
};
