import type { Notices, NoticesForm } from '@wayfarer/contracts';
import { versionConflict } from '../../database/edited-version.ts';
import type { Dependencies } from '../../dependencies.ts';
import { recordChange } from '../../logging/audit-context.ts';
import { noticesRepository } from './notices.repository.ts';

/** For the permanent log: whether there is an address, not which. */
const loggedOf = ({ paidBookingsTo, version }: Notices) => ({
  emailForEachPaidBooking: paidBookingsTo === null ? 'off' : 'on',
  version,
});

/**
 * Changes who gets an email for each paid booking.
 * @throws CONFLICT where somebody else has changed it meanwhile
 */
export const editNotices = async (
  { database }: Pick<Dependencies, 'database'>,
  form: NoticesForm,
): Promise<{ notices: Notices }> => {
  const repository = noticesRepository(database);
  const from = await repository.find();
  if (from.version !== form.version || !(await repository.change(form)))
    throw versionConflict('setting', await repository.find());
  const to = { ...form, version: form.version + 1 };
  recordChange({ thing: 'agency notices', id: 'notices', from: loggedOf(from), to: loggedOf(to) });
  return { notices: to };
};
