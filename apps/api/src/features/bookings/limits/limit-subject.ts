import { createHmac } from 'node:crypto';
import type { Config } from '../../../config.ts';
import type { Caller } from '../../../http/caller.ts';
import { auditContext } from '../../../logging/audit-context.ts';

/** The account and the address whose limits apply to a new booking. */
export type LimitSubject = { readonly account: string; readonly address: string };

/** 132 bits: collisions are negligible. */
const HASH_LENGTH = 22;

/**
 * Whom a new booking counts for; null without limits: for staff who book for others, and for background work.
 * Of the address only a keyed hash is kept, and only while the booking waits.
 */
export const limitSubjectOf = (config: Config, caller: Caller, userId: string): LimitSubject | null => {
  const { client } = auditContext();
  if (config.RATE_LIMITS === 'off' || caller.mayHandleAll || !client) return null;
  const address = createHmac('sha256', config.TOKEN_SECRET).update(client.address).digest('base64url').slice(0, HASH_LENGTH);
  return { account: userId, address };
};

/** The mark of an account. */
export const accountKeyOf = (account: string): string => `account ${account}`;

/**
 * What a booking is marked with while it waits for its payment: of its account, and of the caller's address.
 */
export const keysOf = ({ account, address }: LimitSubject): [string, string] => [accountKeyOf(account), `address ${address}`];
