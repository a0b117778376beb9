import { type CustomerDetail, displayNameOf, has, mayRemain } from '@wayfarer/contracts';
import { type ObjectId, objectIdOf } from '../../../database/object-ids.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Caller } from '../../../http/caller.ts';
import { auditContext, recordChange } from '../../../logging/audit-context.ts';
import { isUnproven, joinedUserRepository, sessionRepository, type UserRecord } from '../../users/index.ts';
import { findCustomer } from '../find-customer.ts';
import { finishJoin, type JoinParts } from './finish-join.ts';
import { addressOf, pairToJoin } from './pair-to-join.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'config'>;

/**
 * So long after it was closed nothing is on its way to an account any more, in milliseconds: then it is
 * looked at once more.
 */
export const LAST_LOOK_AFTER_MS = 5 * 60_000;

const JOINED = 'This customer was joined with another one meanwhile. Look at both again.';
const CHANGED = 'One of the two was changed meanwhile. Look at both again.';
const conflict = (sentence: string): ApiError => new ApiError('CONFLICT', sentence, { other: sentence });

const mustRemain = (user: UserRecord): string => {
  const why = addressOf(user).isEmailVerified ? 'has confirmed the address' : 'has an address';
  return `${displayNameOf(user)} ${why}, so that account remains. Join them the other way round.`;
};

/** Closes one account for the other one, once. */
const close = async (needs: Needs, caller: Caller, kept: UserRecord, closed: UserRecord): Promise<void> => {
  const { database, clock, config } = needs;
  if (!mayRemain(addressOf(kept), addressOf(closed))) throw conflict(mustRemain(closed));
  const joins = joinedUserRepository(database);
  const joining = {
    at: clock(),
    by: auditContext().by,
    isByDesk: !has(caller.role, 'change-users'),
    timeZone: config.SITE_TIME_ZONE,
  };
  if (!(await joins.join(kept, closed, joining))) {
    if ((await joins.findInto(closed._id))?.equals(kept._id)) return;
    throw conflict(CHANGED);
  }
  if (isUnproven(kept)) await sessionRepository(database).endAllOf(kept._id);
  const [into, from] = [kept._id, closed._id].map(String);
  recordChange({ thing: 'user', id: String(into), from: null, to: { joined: from } });
  recordChange({ thing: 'user', id: String(from), from: null, to: { joinedInto: into } });
};

const finish = async (needs: Needs, parts: JoinParts, closed: ObjectId): Promise<void> => {
  await finishJoin(needs, parts, closed);
  const next = new Date(needs.clock().getTime() + LAST_LOOK_AFTER_MS);
  await joinedUserRepository(needs.database).noteMoved(closed, next);
};

/**
 * Joins a customer into another one: everything that hangs on the other account moves, it is closed for good,
 * and both addresses are told. The closing is one transaction; what moves after it is completed by a job
 * where the process ends in between. Sent again, it says what has come of it.
 * @throws VALIDATION, NOT_FOUND; FORBIDDEN and CONFLICT where the two must not be joined, or not this way
 * round, or one was changed meanwhile
 */
export const joinCustomers = async (
  needs: Needs,
  parts: JoinParts,
  caller: Caller,
  id: string,
  otherId: string,
): Promise<CustomerDetail> => {
  const [into, from] = [objectIdOf(id), objectIdOf(otherId)];
  const before = await joinedUserRepository(needs.database).findInto(from);
  if (before && !before.equals(into)) throw conflict(JOINED);
  if (!before) {
    const { one, other } = await pairToJoin(needs, caller, id, otherId);
    await close(needs, caller, one, other);
  }
  await finish(needs, parts, from);
  return findCustomer(needs, caller, id);
};
