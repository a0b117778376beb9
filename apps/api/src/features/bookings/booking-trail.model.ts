import { Schema } from 'mongoose';
import type { Actor } from '../../acting.ts';
import type { StoredChange } from './trail-of.ts';

/** One write of a booking, kept inside it: who, when, what. */
export type TrailEntryRecord = {
  /** Of the booking after the write; so it also tells which writes changed nothing that is kept. */
  version: number;
  at: Date;
  by: Actor;
  requestId: string | null;
  changes: StoredChange[];
};

const REWRITES = [
  'updateOne',
  'updateMany',
  'findOneAndUpdate',
  'replaceOne',
  'findOneAndReplace',
  'deleteOne',
  'deleteMany',
  'findOneAndDelete',
] as const;

const isTrail = (path: string): boolean => path === 'trail' || path.startsWith('trail.');

/** Whether an update leaves the trail alone, but for entries that it adds. */
const onlyAdds = (update: object | null): boolean =>
  update !== null &&
  !Array.isArray(update) &&
  Object.entries(update).every(
    ([operator, fields]) => operator === '$push' || !(isTrail(operator) || Object.keys(Object(fields)).some(isTrail)),
  );

/**
 * Gives bookings their trail. No read brings it along unless it asks, so that lists stay as small as they were. Every write that would
 * change or remove an entry is refused, and so is every deletion of a booking.
 */
export const addTrail = (schema: Schema): void => {
  schema.add({ trail: { type: [Schema.Types.Mixed], default: undefined, select: false } });
  schema.pre([...REWRITES], { document: false, query: true }, function refuseRewriting() {
    const operation: string = Reflect.get(this, 'op');
    if (operation.startsWith('update') || operation === 'findOneAndUpdate') {
      if (onlyAdds(this.getUpdate())) return;
    }
    throw new Error('The trail of a booking only grows.');
  });
};
