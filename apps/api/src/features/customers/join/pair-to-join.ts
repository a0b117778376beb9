import { areBothConfirmed, has, type JoinedAddress } from '@wayfarer/contracts';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { wrongField } from '../../../errors/wrong-field.ts';
import type { Caller } from '../../../http/caller.ts';
import { type UserRecord, userRepository } from '../../users/index.ts';
import { getCustomer } from '../find-customer.ts';

export const addressOf = ({ email, emailVerifiedAt }: UserRecord): JoinedAddress => ({
  email: email === '' ? null : email,
  isEmailVerified: email !== '' && Boolean(emailVerifiedAt),
});

const BOTH_CONFIRMED = 'Both have confirmed their addresses, so they may be two people. Ask an admin to join them.';

/**
 * Two customers whom the caller may join. Two whose owners have both confirmed their addresses are joined by
 * admins alone: whoever joins an account into another one hands it to who reads that one's address, and
 * nobody else replaces a confirmed address (docs/decisions/0122).
 * @throws VALIDATION for the same one twice; NOT_FOUND; CONFLICT for an account of staff; FORBIDDEN
 */
export const pairToJoin = async (
  needs: Pick<Dependencies, 'database'>,
  { role }: Pick<Caller, 'role'>,
  id: string,
  otherId: string,
): Promise<{ one: UserRecord; other: UserRecord }> => {
  if (id.toLowerCase() === otherId.toLowerCase()) throw wrongField('other', 'This is the same customer. Choose another one.');
  const one = await getCustomer(needs, id);
  const other = await userRepository(needs.database).findById(otherId);
  if (!other) throw new ApiError('NOT_FOUND', 'There is no such customer any more. Choose another one.');
  const ofStaff = 'Accounts of your staff are joined with no other.';
  if (one.role !== 'user' || other.role !== 'user') throw new ApiError('CONFLICT', ofStaff, { other: ofStaff });
  if (areBothConfirmed(addressOf(one), addressOf(other)) && !has(role, 'change-users'))
    throw new ApiError('FORBIDDEN', BOTH_CONFIRMED, { other: BOTH_CONFIRMED });
  return { one, other };
};
