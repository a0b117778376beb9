import { Schema } from 'mongoose';

/** How far a background job has come, by its name. */
export type JobMarkRecord = { _id: string; at: Date };

export const jobMarkSchema = new Schema<JobMarkRecord>(
  { _id: { type: String, required: true }, at: { type: Date, required: true } },
  { collection: 'jobmarks', versionKey: false },
);
