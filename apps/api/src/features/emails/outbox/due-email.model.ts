import { Schema } from 'mongoose';
import type { EmailKind } from '../email-content.ts';

/**
 * A due email. Stored in the document of its cause in the same write, so that neither exists without the
 * other (docs/decisions/0073). Contains no personal data.
 */
export type DueEmail = {
  readonly kind: EmailKind;
  /**
   * Which of several causes of this kind in the document: a payment, a refund; null where there is only one.
   */
  readonly of: string | null;
  readonly at: Date;
};

export type HasPendingEmails = { readonly emailsDue?: readonly DueEmail[] };

export const dueEmail = (kind: EmailKind, at: Date, of: string | null = null): DueEmail => ({ kind, of, at });

/** Adds due emails to documents. The index holds only documents with any. */
export const addDueEmails = (schema: Schema): void => {
  const entry = new Schema<DueEmail>({ kind: String, of: { type: String, default: null }, at: Date }, { _id: false });
  schema.add({ emailsDue: { type: [entry], default: undefined } });
  schema.index({ 'emailsDue.at': 1 }, { partialFilterExpression: { 'emailsDue.at': { $exists: true } } });
};
