import { Schema } from 'mongoose';
import type { EmailKind } from '../email-content.ts';

/**
 * An email that is owed. It stands in the document of its cause and is written in the same write, so that neither is ever without the other
 * (docs/decisions/0073). It holds nothing about a person.
 */
export type DueEmail = {
  readonly kind: EmailKind;
  /** Which of several causes of this kind in the document: a payment, a refund; null where there is one. */
  readonly of: string | null;
  readonly at: Date;
};

export type OwesEmails = { readonly emailsDue?: readonly DueEmail[] };

export const dueEmail = (kind: EmailKind, at: Date, of: string | null = null): DueEmail => ({ kind, of, at });

/** Lets documents owe emails. The index has those alone that do. */
export const addDueEmails = (schema: Schema): void => {
  const entry = new Schema<DueEmail>({ kind: String, of: { type: String, default: null }, at: Date }, { _id: false });
  schema.add({ emailsDue: { type: [entry], default: undefined } });
  schema.index({ 'emailsDue.at': 1 }, { partialFilterExpression: { 'emailsDue.at': { $exists: true } } });
};
