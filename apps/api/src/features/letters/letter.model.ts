import type { LetterKind, LetterWords, WrittenTranslations } from '@wayfarer/contracts';
import { Schema } from 'mongoose';

/** The agency's own words for one kind of email; of a kind that it never worded there is none. */
export type LetterRecord = {
  _id: LetterKind;
  /** How often it was changed. */
  version: number;
  at: Date;
  /** Null once the product's words are taken again: the document stays, so that its version counts on. */
  own: LetterWords | null;
  /** Its words in other languages. Null or absent: none. */
  translations?: WrittenTranslations | null;
};

export const letterRecordSchema = new Schema<LetterRecord>(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    at: { type: Date, required: true },
    own: { type: Schema.Types.Mixed, default: null },
    translations: { type: Schema.Types.Mixed, default: undefined },
  },
  { collection: 'letters', versionKey: false },
);
