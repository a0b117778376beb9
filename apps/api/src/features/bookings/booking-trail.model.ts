import type { MinorUnits, RefundOrigin, TrailSubject } from '@wayfarer/contracts';
import { Schema } from 'mongoose';
import { makeAppendOnly } from '../../database/append-only.ts';
import type { Actor } from '../../logging/audit-context.ts';

/** One thing that a write changes. */
export type StoredChange = {
  what: TrailSubject;
  attemptId: string | null;
  from: string | null;
  to: string;
  amount: MinorUnits | null;
  origin: RefundOrigin | null;
  /**
   * What has the reason: the key of a refund, or what staff granted. It is stored only there, because the
   * trail cannot be erased.
   */
  refundKey?: string;
  reason: string | null;
};

/** One write of a booking, kept inside it: who, when, what. */
export type TrailEntryRecord = {
  /** The booking's version after the write; gaps are writes without changes for the trail. */
  version: number;
  at: Date;
  by: Actor;
  requestId: string | null;
  changes: StoredChange[];
};

/** Who writes, when, and for which request. */
export type Written = Pick<TrailEntryRecord, 'at' | 'by' | 'requestId'>;

const isTrail = (path: string): boolean => path === 'trail' || path.startsWith('trail.');

/** One whole appended entry: no `$slice`, which would remove older ones, and no path into an entry. */
const isEntry = ([path, added]: [string, unknown]): boolean =>
  path === 'trail' && Object.keys(Object(added)).every((field) => !field.startsWith('$'));

const leavesTrail = ([operator, fields]: [string, unknown]): boolean => {
  const touching = Object.entries(Object(fields)).filter(([path]) => isTrail(path));
  if (operator === '$push') return touching.every(isEntry);
  return operator !== '$rename' && !isTrail(operator) && touching.length === 0;
};

/** Whether an update leaves every entry of a trail as it is. */
const onlyAdds = (update: unknown): boolean => !Array.isArray(update) && Object.entries(Object(update)).every(leavesTrail);

/**
 * Adds the trail to bookings. Reads leave it out unless they ask for it, so that lists stay small. Every
 * write that would change or remove an entry is refused, and so is every deletion of a booking.
 */
export const addTrail = (schema: Schema): void => {
  schema.add({ trail: { type: [Schema.Types.Mixed], default: undefined, select: false } });
  makeAppendOnly(schema, onlyAdds);
};
