import type { Backfill } from '../../database/migrate.ts';
import { modelOf } from '../../database/model-of.ts';
import { EMAILS_BY_KEY, type EmailRecord, emailSchema, searchKeysOf } from './email.model.ts';

const BATCH = 500;

/** Adds search fields to emails of an earlier version. The index finds those without. */
export const backfillEmails: Backfill = async ({ database }) => {
  const emails = modelOf(database, 'Email', emailSchema);
  let batch: EmailRecord[];
  do {
    const lacking = { searchKeys: null } as object;
    batch = await emails.find(lacking, { to: 1, bookingId: 1 }).hint(EMAILS_BY_KEY).limit(BATCH).lean<EmailRecord[]>();
    for (const email of batch) await emails.updateOne({ _id: email._id }, { $set: { searchKeys: searchKeysOf(email) } });
  } while (batch.length > 0);
};
