import type { AccountExport, EntitiesExport } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Caller } from '../../http/caller.ts';
import { PagedAnswer, type PagesOf } from '../../http/output/paged-answer.ts';
import { presentDetails, presentPasskey, sessionRepository, type UserRecord, userRepository } from '../users/index.ts';
import { presentSession } from './session.presenter.ts';

const MAX_SESSIONS = 100;

/**
 * What other features store about the owner of an account: by id, and by the address where it is confirmed.
 * Read page by page.
 */
export type ExportEntities = (owner: { readonly id: string; readonly email: string | null }) => PagesOf<EntitiesExport>;

/** How its owner was known in accounts that were joined into this one. */
const joinedOf = ({ joined = [] }: UserRecord) =>
  joined.length === 0
    ? {}
    : {
        joined: joined.map(({ at, username, email, ...one }) => ({
          username,
          email,
          ...presentDetails(one),
          joinedAt: at.toISOString(),
        })),
      };

/**
 * Everything that is stored about the owner of an account. Data known only by the address is included only
 * where the address was confirmed: anybody could have registered with it.
 */
export const exportAccount = async (
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  exportEntities: ExportEntities,
  { userId }: Pick<Caller, 'userId'>,
): Promise<PagedAnswer<AccountExport>> => {
  const user = await userRepository(database).findById(userId);
  if (!user) throw new ApiError('UNAUTHENTICATED');
  const isEmailVerified = Boolean(user.emailVerifiedAt);
  const sessions = await sessionRepository(database).listOf(userId, clock(), MAX_SESSIONS);
  return new PagedAnswer({
    exportedAt: clock().toISOString(),
    account: {
      username: user.username,
      email: user.email,
      ...presentDetails(user),
      ...(user.language === undefined ? {} : { language: user.language }),
      isEmailVerified,
      createdAt: user.createdAt.toISOString(),
      lastLoginAt: user.lastLoginAt?.toISOString() ?? null,
      ...joinedOf(user),
    },
    sessions: sessions.map(presentSession),
    passkeys: (user.passkeys ?? []).map(presentPasskey),
    ...exportEntities({ id: userId, email: isEmailVerified ? user.email : null }),
  });
};
