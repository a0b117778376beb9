import { type CustomerDetail, has } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Caller } from '../../http/caller.ts';
import { recordChange } from '../../logging/audit-context.ts';
import { emailedLinkRepository, sessionRepository, storeLink, userAddressRepository, userRepository } from '../users/index.ts';
import { findCustomer, getCustomer } from './find-customer.ts';

/** For how long the link that confirms the new address works, in milliseconds: a day, as one's own change. */
const LIFETIME_MS = 24 * 60 * 60_000;
const LINK = { purpose: 'confirm-email', kind: 'confirm-email', lifetime: LIFETIME_MS } as const;
const CONFIRMED =
  'The customer has confirmed this address, and can change it on the page Account. If they no longer read it, ask an admin.';

/**
 * Corrects the address of a traveller at once, because nothing reaches them at a mistyped one; both addresses
 * are told, every login ends, and the new one gets a link that confirms it. Links that were sent to the
 * former address stop working before the change. An address that nobody has confirmed yet gets another link
 * where it stays. Whoever sets an address can log in by it: the desk replaces none that its owner has
 * confirmed, and staff change their own (docs/decisions/0113).
 * @throws NOT_FOUND, EMAIL_TAKEN; FORBIDDEN for a confirmed address, unless by an admin; CONFLICT for an
 * account of staff, or when the account was changed meanwhile
 */
export const correctEmail = async (
  needs: Pick<Dependencies, 'database' | 'clock' | 'config' | 'logger'>,
  caller: Caller,
  id: string,
  email: string,
): Promise<CustomerDetail> => {
  const { database, clock } = needs;
  const user = await getCustomer(needs, id);
  if (user.role !== 'user')
    throw new ApiError('CONFLICT', 'This is an account of your staff, who change their address themselves.');
  const byDesk = !has(caller.role, 'change-users');
  if (user.email === email && user.emailVerifiedAt) return findCustomer(needs, caller, id);
  if (byDesk && user.emailVerifiedAt) throw new ApiError('FORBIDDEN', CONFIRMED, { email: CONFIRMED });
  const confirm = () => storeLink(needs, { ...LINK, email, userId: user._id });
  if (user.email === email) {
    await confirm();
    return findCustomer(needs, caller, id);
  }
  const other = await userRepository(database).findByEmail(email);
  if (other && String(other._id) !== String(user._id)) throw new ApiError('EMAIL_TAKEN');
  await emailedLinkRepository(database).eraseOf(user);
  if (!(await userAddressRepository(database).correctEmail(user, email, { at: clock(), byDesk }))) throw new ApiError('CONFLICT');
  await sessionRepository(database).endAllOf(user._id);
  await confirm();
  recordChange({ thing: 'user', id: String(user._id), from: { address: 'former' }, to: { address: 'corrected' } });
  return findCustomer(needs, caller, id);
};
