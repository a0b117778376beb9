import type { Backfill } from '../../database/migrate.ts';

/** Gives messages of an earlier version the key that their sender's address is found by. The index of keys finds those without. */
export const backfillContactMessages: Backfill = ({ database }) =>
  database
    .collection('contactmessages')
    .updateMany({ emailKey: null }, [{ $set: { emailKey: { $toLower: '$email' } } }], { hint: { emailKey: 1, receivedAt: -1 } });
