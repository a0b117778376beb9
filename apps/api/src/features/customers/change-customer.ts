import { isDeepStrictEqual } from 'node:util';
import type { CustomerDetail, Details } from '@wayfarer/contracts';
import { BASE_LANGUAGE } from '@wayfarer/words';
import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Caller } from '../../http/caller.ts';
import { recordChange } from '../../logging/audit-context.ts';
import { renameBookings } from '../bookings/index.ts';
import { replaceDetails, type UserRecord } from '../users/index.ts';
import { findCustomer, getCustomer } from './find-customer.ts';

/**
 * Which of the details differ, without what they say: they are erased with the account, and the log is not.
 */
const changedIn = (before: UserRecord, after: Details): string[] => [
  ...(['name', 'phone', 'invoiceTo'] as const).filter((field) => !isDeepStrictEqual(before[field], after[field])),
  ...(after.language === undefined || after.language === (before.language ?? BASE_LANGUAGE) ? [] : ['language']),
];

/**
 * Says what a traveller is called, how they are reached, and whom invoices are for. Issued
 * documents stay as they are.
 * @throws NOT_FOUND; CONFLICT for an account of staff, or when the account was changed meanwhile
 */
export const changeCustomer = async (
  needs: Pick<Dependencies, 'database' | 'clock' | 'config'>,
  caller: Caller,
  id: string,
  details: Details,
): Promise<CustomerDetail> => {
  const user = await getCustomer(needs, id);
  if (user.role !== 'user')
    throw new ApiError('CONFLICT', 'This is an account of your staff, who change their details themselves.');
  const changed = changedIn(user, details);
  await renameBookings(needs.database, await replaceDetails(needs, user, details));
  if (changed.length > 0)
    recordChange({ thing: 'user', id: String(user._id), from: { details: 'former' }, to: { details: changed.join(', ') } });
  return findCustomer(needs, caller, id);
};
