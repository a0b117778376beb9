import type { ErrorCode } from '@wayfarer/contracts';
import { Schema, type Types } from 'mongoose';
import type { Actor } from '../../audit-context.ts';
import { makeAppendOnly } from '../../database/append-only.ts';
import type { ChangedResource } from './changed-resource-of.ts';

/** What became of an action. `added` is the id of what had none before. */
export type ActionOutcome = { status: number; code: ErrorCode | null; added: string | null; changes: ChangedResource[] };

/**
 * An entry about something that an admin does. There are two of each action: one that it has begun, without which it is not done, and one
 * that it has ended. The second is missing when the process died in between.
 */
export type AdminActionRecord = {
  _id: Types.ObjectId;
  /** The same in both. */
  action: Types.ObjectId;
  stage: 'begun' | 'ended';
  at: Date;
  by: Actor;
  requestId: string | null;
  /** As the contract names it: 'editDestination'. */
  endpoint: string;
  /** In the first: the ids of its path, and its body. */
  asked: { params: object; body: object } | null;
  /** In the second. */
  outcome: ActionOutcome | null;
};

export const adminActionSchema = new Schema<AdminActionRecord>(
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
makeAppendOnly(adminActionSchema);
