import type { accountEndpoints } from '@wayfarer/contracts';
import { t } from '@wayfarer/words';
import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handler.ts';
import { readInTurns } from '../../http/output/paged-answer.ts';
import { auditContext } from '../../logging/audit-context.ts';
import { limitWork } from '../../work/limit-work.ts';
import { type ForgetUser, sessionRepository } from '../users/index.ts';
import { changeDetails } from './change-details.ts';
import { changeEmail } from './change-email.ts';
import { confirmEmail } from './confirm-email.ts';
import { deleteAccount } from './delete-account.ts';
import { type ExportEntities, exportAccount } from './export-account.ts';
import { exportCustomer } from './export-customer.ts';
import { showAccount } from './show-account.ts';

/** Exports that wait for their next page. */
const MAX_EXPORTS_WAITING = 100;

export const accountHandlers = (
  dependencies: Dependencies,
  forget: ForgetUser,
  exportEntities: ExportEntities,
): Handlers<keyof typeof accountEndpoints | 'exportCustomer'> => {
  // One page at a time: ten large exports at once would hold each other's memory, and everybody's answers,
  // up.
  const limit = limitWork({ atOnce: 1, maxWaiting: MAX_EXPORTS_WAITING });
  const readExport = async (userId: string) => {
    const { client } = auditContext();
    return readInTurns(await exportAccount(dependencies, exportEntities, { userId }), (read) =>
      limit(read, () => client?.signal.aborted === true),
    );
  };
  return {
    showAccount: ({ caller }) => showAccount(dependencies, caller),
    changeDetails: ({ caller, body }) => changeDetails(dependencies, caller, body),
    changeEmail: ({ caller, body }) => changeEmail(dependencies, caller, body),
    confirmEmail: ({ body }) => confirmEmail(dependencies, body.token),
    endSession: async ({ caller, params }) => {
      await sessionRepository(dependencies.database).endOf(caller.userId, params.id);
      return params;
    },
    endOtherSessions: async ({ caller }) => {
      await sessionRepository(dependencies.database).endAllOf(caller.userId, caller.sessionId);
      return { message: t('You are logged out everywhere else.') };
    },
    exportAccount: ({ caller }) => readExport(caller.userId),
    exportCustomer: ({ params }) => exportCustomer(dependencies, readExport, params.id),
    deleteAccount: ({ caller, body }) => deleteAccount(dependencies, forget, caller, body),
  };
};
