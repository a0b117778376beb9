import type { ObjectId } from '../../../database/object-ids.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { runWithAuditContext } from '../../../logging/audit-context.ts';
import { type ForgetUser, type JoinedRecord, joinedUserRepository, type UserRecord, userRepository } from '../../users/index.ts';
import type { EveryMove, Joined } from './moves.ts';

/** What moves, and what a deletion erases. */
export type JoinParts = { readonly moves: EveryMove; readonly forget: ForgetUser };

type Needs = Pick<Dependencies, 'database'>;

const joinedAs = (from: ObjectId, to: UserRecord, entry: JoinedRecord | undefined): Joined => ({
  from,
  to,
  address: entry?.isConfirmed && entry.email !== '' ? { from: entry.email, to: to.email } : null,
});

/** In the name of who joined them, also where a background job completes it. */
const moveAll = async ({ moves }: JoinParts, from: ObjectId, to: UserRecord): Promise<void> => {
  const entry = to.joined?.find(({ id }) => id.equals(from));
  const moveEach = async (): Promise<void> => {
    for (const move of Object.values(moves)) if (typeof move === 'function') await move(joinedAs(from, to, entry));
  };
  await (entry ? runWithAuditContext({ by: entry.by }, moveEach) : moveEach());
};

/** The account that got everything was deleted meanwhile, and its deletion may not have seen all of it. */
const eraseAll = async ({ forget }: JoinParts, ids: readonly ObjectId[]): Promise<void> => {
  for (const id of ids.map(String)) {
    for (const erase of forget.erase) await erase({ id, email: null });
    await forget.releaseBookings(id);
  }
};

/**
 * Moves what a closed account still has to the one that it was joined into. May be interrupted at any point,
 * run again, and run by several processes at once. Where that account is itself joined into a third one, or
 * deleted, while this runs, nothing is left behind in it.
 */
export const finishJoin = async (needs: Needs, parts: JoinParts, closed: ObjectId): Promise<void> => {
  const [users, joins] = [userRepository(needs.database), joinedUserRepository(needs.database)];
  for (let into = await joins.findInto(closed); into; ) {
    const kept = await users.findById(String(into));
    if (!kept) return eraseAll(parts, [closed, into]);
    await moveAll(parts, closed, kept);
    const now = await joins.findInto(closed);
    if (now?.equals(into) && (await users.isPresent(String(into)))) return;
    if (now && !now.equals(into)) await finishJoin(needs, parts, into);
    into = now;
  }
};
