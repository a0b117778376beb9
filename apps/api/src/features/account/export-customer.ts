import type { AccountExport } from '@wayfarer/contracts';
import { t } from '@wayfarer/words';
import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { PagedAnswer } from '../../http/output/paged-answer.ts';
import { recordChange } from '../../logging/audit-context.ts';
import { userRepository } from '../users/index.ts';

/**
 * The same file as the person's own export, for those who ask the agency for it. The log of admins says that
 * it was made.
 * @throws NOT_FOUND
 */
export const exportCustomer = async (
  { database }: Pick<Dependencies, 'database'>,
  readExport: (userId: string) => Promise<PagedAnswer<AccountExport>>,
  id: string,
): Promise<PagedAnswer<AccountExport>> => {
  if (!(await userRepository(database).isPresent(id))) throw new ApiError('NOT_FOUND', t('There is no such user.'));
  recordChange({ thing: 'user', id: id.toLowerCase(), from: null, to: { export: 'made' } });
  return readExport(id);
};
