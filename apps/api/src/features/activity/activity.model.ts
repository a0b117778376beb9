import type { ErrorCode } from '@wayfarer/contracts';
import { Schema, type Types } from 'mongoose';
import { makeAppendOnly } from '../../database/append-only.ts';
import type { Actor } from '../../logging/audit-context.ts';
import type { ChangedResource } from './changed-resource-of.ts';

/** The outcome of an action. `added` is the id of what was created. */
export type ActionOutcome = { status: number; code: ErrorCode | null; added: string | null; changes: ChangedResource[] };

/**
 * A log entry of an admin action. Each action has two: one when it begins, without which it is not carried
 * out, and one when it ends. The second is missing when the process died in between.
 */
export type ActivityRecord = {
  _id: Types.ObjectId;
  /** The same in both. */
  action: Types.ObjectId;
  stage: 'begun' | 'ended';
  at: Date;
  by: Actor;
  requestId: string | null;
  /** The endpoint's name in the contract: 'editDestination'. */
  endpoint: string;
  /** In the first entry: path parameters and body. */
  asked: { params: object; body: object } | null;
  /** In the second. */
  outcome: ActionOutcome | null;
};

export const activitySchema = new Schema<ActivityRecord>(
  {
    action: { type: Schema.Types.ObjectId, required: true },
    stage: { type: String, enum: ['begun', 'ended'], required: true },
    at: { type: Date, required: true },
    by: { type: Schema.Types.Mixed, required: true },
    requestId: { type: String, default: null },
    endpoint: { type: String, required: true },
    asked: { type: Schema.Types.Mixed, default: null },
    outcome: { type: Schema.Types.Mixed, default: null },
  },
  { collection: 'adminactions', versionKey: false, minimize: false },
);
/** The indexes of the list of actions, which has an entry for each that has ended. */
export const activityListIndexes = [
  { stage: 1, at: 1, _id: 1 },
  { stage: 1, 'by.id': 1, at: 1, _id: 1 },
  { stage: 1, 'by.id': 1, endpoint: 1, at: 1, _id: 1 },
  { stage: 1, endpoint: 1, at: 1, _id: 1 },
  { stage: 1, 'outcome.changes.id': 1, at: 1, _id: 1 },
] as const;
for (const index of activityListIndexes) activitySchema.index(index);
activitySchema.index({ action: 1 });
makeAppendOnly(activitySchema);
