import type { Backfill } from '../../database/migrate.ts';

/** Adds the search key of the sender's address to messages of an earlier version. The index of keys finds those without. */
export const backfillContactMessages: Backfill = ({ database }) =>
  database
    .collection('contactmessages')
    .updateMany({ emailKey: null }, [{ $set: { emailKey: { $toLower: '$email' } } }], { hint: { emailKey: 1, receivedAt: -1 } });
