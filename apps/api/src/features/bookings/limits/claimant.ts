import { createHmac } from 'node:crypto';
import { auditContext } from '../../../audit-context.ts';
import type { Config } from '../../../config.ts';
import type { Caller } from '../../../http/caller.ts';

/** Whose unpaid bookings are counted together: those of an account, and those of the address that it calls from. */
export type Claimant = { readonly account: string; readonly address: string };

/** Long enough that no two addresses share it. */
const LETTERS = 22;

/**
 * Who a new booking counts for; null where nothing is limited: for staff who book for others, and for work behind the scenes. Of the address
 * only a keyed hash is kept, and only while the booking waits.
 */
export const claimantOf = (config: Config, caller: Caller, userId: string): Claimant | null => {
  const { client } = auditContext();
  if (config.RATE_LIMITS === 'off' || caller.mayHandleAll || !client) return null;
  const address = createHmac('sha256', config.TOKEN_SECRET).update(client.address).digest('base64url').slice(0, LETTERS);
  return { account: userId, address };
};
