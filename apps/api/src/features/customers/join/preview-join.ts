import { type CustomerToJoin, type JoinPreview, mayRemain } from '@wayfarer/contracts';
import { identityOf } from '../../../database/object-ids.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { bookingRepository } from '../../bookings/index.ts';
import { hasPassword, isUnproven, presentDetails, sessionRepository, type UserRecord } from '../../users/index.ts';
import type { CountMoves } from './moves.ts';
import { addressOf, pairToJoin } from './pair-to-join.ts';

type Needs = Pick<Dependencies, 'database' | 'clock'>;

/** Logins that are counted. */
const MAX_SESSIONS = 100;

const sideOf = async ({ database }: Needs, user: UserRecord): Promise<CustomerToJoin> => ({
  ...identityOf(user._id),
  username: user.username,
  ...presentDetails(user),
  ...addressOf(user),
  createdAt: user.createdAt.toISOString(),
  bookings: (await bookingRepository(database).sumOfUser(String(user._id))).trips,
});

const afterOf = (kept: UserRecord, closed: UserRecord) => presentDetails({ ...presentDetails(closed), ...presentDetails(kept) });

/**
 * What would come of joining a customer into another one. The other one remains where it must: its owner has
 * confirmed the address, say.
 * @throws VALIDATION, NOT_FOUND, CONFLICT, FORBIDDEN as the join itself
 */
export const previewJoin = async (
  needs: Needs,
  count: CountMoves,
  caller: Pick<Caller, 'role'>,
  id: string,
  otherId: string,
): Promise<JoinPreview> => {
  const { one, other } = await pairToJoin(needs, caller, id, otherId);
  const isTurned = !mayRemain(addressOf(one), addressOf(other));
  const [kept, closed] = isTurned ? [other, one] : [one, other];
  const address = addressOf(closed).isEmailVerified ? { from: closed.email, to: kept.email } : null;
  const [keptSide, closedSide, moves, sessions] = await Promise.all([
    sideOf(needs, kept),
    sideOf(needs, closed),
    count({ from: closed._id, to: kept, address }),
    sessionRepository(needs.database).listOf(closed._id, needs.clock(), MAX_SESSIONS),
  ]);
  return {
    kept: keptSide,
    closed: closedSide,
    mayTurn: mayRemain(addressOf(closed), addressOf(kept)),
    after: afterOf(kept, closed),
    moves,
    lost: { hasPassword: hasPassword(closed), passkeys: closed.passkeys?.length ?? 0, sessions: sessions.length },
    endsLogin: isUnproven(kept),
  };
};
