import type { DeskLimits, DeskLimitsForm } from '@wayfarer/contracts';
import { versionConflict } from '../../database/edited-version.ts';
import type { Dependencies } from '../../dependencies.ts';
import { recordChange } from '../../logging/audit-context.ts';
import { deskLimitsRepository } from './desk-limits.repository.ts';
import { readDeskLimits } from './read-desk-limits.ts';

/**
 * Changes what the desk may do without asking an admin; each call of theirs goes by it from then on.
 * @throws CONFLICT where somebody else has changed it meanwhile
 */
export const editDeskLimits = async (
  needs: Pick<Dependencies, 'database' | 'config'>,
  form: DeskLimitsForm,
): Promise<{ limits: DeskLimits }> => {
  const from = await readDeskLimits(needs);
  if (from.version !== form.version || !(await deskLimitsRepository(needs.database).change(form)))
    throw versionConflict('setting', await readDeskLimits(needs));
  const limits = { ...form, version: form.version + 1 };
  recordChange({ thing: 'desk limits', id: 'desk limits', from, to: limits });
  return { limits };
};
