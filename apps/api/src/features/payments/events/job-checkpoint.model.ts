import { Schema } from 'mongoose';
import { JOB_MARKS } from '../../../database/job-marks.ts';

/** How far a background job has come, by its name. */
export type JobCheckpointRecord = { _id: string; at: Date };

export const jobCheckpointSchema = new Schema<JobCheckpointRecord>(
  { _id: { type: String, required: true }, at: { type: Date, required: true } },
  { collection: JOB_MARKS, versionKey: false },
);
