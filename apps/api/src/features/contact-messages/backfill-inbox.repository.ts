import type { Backfill } from '../../database/migrate.ts';
import { modelOf } from '../../database/model-of.ts';
import { type ContactMessageRecord, contactMessageSchema, MESSAGES_BY_STATE, MESSAGES_BY_WORD } from './contact-message.model.ts';
import { searchKeysOf } from './contact-message.repository.ts';

/** Messages of an earlier version that are older, in milliseconds, count as done: they were answered by email, or never will be. */
const OPEN_FOR = 7 * 24 * 60 * 60_000;
const BATCH = 500;

/** Adds the fields of the inbox to messages of an earlier version. Each index finds those without. */
export const backfillInbox: Backfill = async ({ database }) => {
  const messages = modelOf(database, 'ContactMessage', contactMessageSchema);
  const lacking = { isDone: null } as object;
  const openSince = new Date(Date.now() - OPEN_FOR);
  await messages.updateMany({ ...lacking, receivedAt: { $lt: openSince } }, { isDone: true }, { hint: MESSAGES_BY_STATE });
  await messages.updateMany(lacking, { isDone: false }, { hint: MESSAGES_BY_STATE });
  let batch: ContactMessageRecord[];
  do {
    const unnamed = { searchKeys: null } as object;
    batch = await messages
      .find(unnamed, { name: 1, email: 1 })
      .hint(MESSAGES_BY_WORD)
      .limit(BATCH)
      .lean<ContactMessageRecord[]>();
    for (const { _id, name, email } of batch)
      await messages.updateOne({ _id }, { $set: { searchKeys: searchKeysOf({ name, email }) } });
  } while (batch.length > 0);
};
