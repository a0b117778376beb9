import type { userEndpoints } from '@wayfarer/contracts';
import { t } from '@wayfarer/words';
import type { ObjectId } from '../../database/object-ids.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handler.ts';
import { pageReply } from '../../http/output/page-reply.ts';
import { logSecurityEvent } from '../../logging/security-event.ts';
import { changeRole, type LeaveDepartures } from './change-role.ts';
import { deleteUser, type ForgetUser } from './delete-user.ts';
import { login } from './login.ts';
import { assertNotGuessable } from './passwords/assert-not-guessable.ts';
import { changePassword } from './passwords/change-password.ts';
import { registerAtPace } from './register/register-at-pace.ts';
import { forgotPassword } from './reset/forgot-password.ts';
import { resetPassword } from './reset/reset-password.ts';
import { sessionRepository } from './sessions/session.repository.ts';
import { listStaff } from './staff/list-staff.ts';
import { presentUser } from './user.presenter.ts';
import { userRepository } from './user.repository.ts';

/** The users who have the phone number that a search means, or on whose bookings somebody has it. */
export type IdsByPhone = (search: string | undefined) => Promise<ObjectId[]>;

export const userHandlers = (
  dependencies: Dependencies,
  forget: ForgetUser,
  idsByPhone: IdsByPhone,
  leaveDepartures: LeaveDepartures,
): Handlers<keyof typeof userEndpoints> => ({
  register: async ({ body }) => {
    await assertNotGuessable(dependencies, body.password, { field: 'password', ...body });
    return registerAtPace(dependencies, body);
  },
  login: ({ body }) => login(dependencies, body),
  logout: async ({ caller }) => {
    await sessionRepository(dependencies.database).end(caller.sessionId);
    logSecurityEvent(dependencies.logger, 'logged_out', { user: caller.userId });
    return { message: t('You have been logged out successfully.') };
  },
  forgotPassword: ({ body }) => forgotPassword(dependencies, body),
  resetPassword: ({ body }) => resetPassword(dependencies, body),
  changePassword: ({ caller, body }) => changePassword(dependencies, caller, body),
  listUsers: async ({ query }) => {
    const page = await userRepository(dependencies.database).list(query, await idsByPhone(query.search));
    return pageReply(page.records.map(presentUser), page, query);
  },
  listStaff: async ({ query }) => {
    const { members, page } = await listStaff(dependencies, query);
    return pageReply(members, page, query);
  },
  changeRole: ({ caller, params, body }) => changeRole(dependencies, leaveDepartures, caller, params.id, body.role),
  deleteUser: ({ caller, params }) => deleteUser(dependencies, forget, caller, params.id),
});
