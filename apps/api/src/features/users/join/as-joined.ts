import type { UserRecord } from '../user.model.ts';

/**
 * Only while no further account was joined into one since it was read: what it is found by is made of all of
 * them.
 */
export const asJoined = ({ joined = [] }: Pick<UserRecord, 'joined'>) => ({ [`joined.${joined.length}`]: { $exists: false } });
