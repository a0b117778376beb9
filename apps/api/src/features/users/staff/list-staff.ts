import type { StaffMember } from '@wayfarer/contracts';
import type { PageOf, PageRequest } from '../../../database/lists/list-page.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { sessionRepository } from '../sessions/session.repository.ts';
import type { UserRecord } from '../user.model.ts';
import { presentUser } from '../user.presenter.ts';
import { listStaffMembers } from '../user-list.repository.ts';

const laterOf = (one: Date | undefined, other: Date | undefined): Date | null => {
  if (one === undefined || other === undefined) return one ?? other ?? null;
  return one > other ? one : other;
};

/**
 * A page of those who work here, with when each was last seen. A login that has ended is no longer stored, so
 * after a logout that is the time of the last login.
 */
export const listStaff = async (
  { database }: Pick<Dependencies, 'database'>,
  asked: PageRequest,
): Promise<{ members: StaffMember[]; page: PageOf<UserRecord> }> => {
  const page = await listStaffMembers(database, asked);
  const used = await sessionRepository(database).lastUsesOf(page.records.map(({ _id }) => _id));
  const members = page.records.map(
    (user): StaffMember => ({
      ...presentUser(user),
      lastSeenAt: laterOf(user.lastLoginAt, used.get(String(user._id)))?.toISOString() ?? null,
      hasTwoFactor: Boolean(user.twoFactor),
      passkeys: user.passkeys?.length ?? 0,
    }),
  );
  return { members, page };
};
