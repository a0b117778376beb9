import { Schema, type Types } from 'mongoose';

/** An answer that staff put into replies to messages. */
export type CannedAnswerRecord = {
  _id: Types.ObjectId;
  title: string;
  text: string;
  /** How often it was changed. */
  version: number;
};

export const cannedAnswerRecordSchema = new Schema<CannedAnswerRecord>(
  {
    title: { type: String, required: true },
    text: { type: String, required: true },
    version: { type: Number, required: true },
  },
  { collection: 'cannedanswers', versionKey: false },
);
cannedAnswerRecordSchema.index({ title: 1, _id: 1 });
