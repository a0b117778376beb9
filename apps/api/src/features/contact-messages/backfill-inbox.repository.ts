import type { Backfill } from '../../database/migrate.ts';
import { modelOf } from '../../database/model-of.ts';
import { contactMessageSchema, MESSAGES_BY_STATE } from './contact-message.model.ts';

/** Messages of an earlier version that are older, in milliseconds, count as done: they were answered by email, or never will be. */
const OPEN_FOR = 7 * 24 * 60 * 60_000;

/** Adds the state of the inbox to messages of an earlier version. The index finds those without. */
export const backfillInbox: Backfill = async ({ database }) => {
  const messages = modelOf(database, 'ContactMessage', contactMessageSchema);
  const lacking = { isDone: null } as object;
  const openSince = new Date(Date.now() - OPEN_FOR);
  await messages.updateMany({ ...lacking, receivedAt: { $lt: openSince } }, { isDone: true }, { hint: MESSAGES_BY_STATE });
  await messages.updateMany(lacking, { isDone: false }, { hint: MESSAGES_BY_STATE });
};
