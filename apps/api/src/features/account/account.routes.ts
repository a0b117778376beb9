import type { accountEndpoints } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handler.ts';
import { type ForgetUser, sessionRepository } from '../users/index.ts';
import { changeEmail } from './change-email.ts';
import { confirmEmail } from './confirm-email.ts';
import { deleteAccount } from './delete-account.ts';
import { type ExportEntities, exportAccount } from './export-account.ts';
import { showAccount } from './show-account.ts';

export const accountHandlers = (
  dependencies: Dependencies,
  forget: ForgetUser,
  exportEntities: ExportEntities,
): Handlers<keyof typeof accountEndpoints> => ({
  showAccount: ({ caller }) => showAccount(dependencies, caller),
  changeEmail: ({ caller, body }) => changeEmail(dependencies, caller, body),
  confirmEmail: ({ body }) => confirmEmail(dependencies, body.token),
  endSession: async ({ caller, params }) => {
    await sessionRepository(dependencies.database).endOf(caller.userId, params.id);
    return params;
  },
  endOtherSessions: async ({ caller }) => {
    await sessionRepository(dependencies.database).endAllOf(caller.userId, caller.sessionId);
    return { message: 'You are logged out everywhere else.' };
  },
  exportAccount: ({ caller }) => exportAccount(dependencies, exportEntities, caller),
  deleteAccount: ({ caller, body }) => deleteAccount(dependencies, forget, caller, body),
});
