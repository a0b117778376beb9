import type { Account } from './accounts.ts';
import { agencyFields } from './endpoint-cases/agency.cases.ts';
import type { TestApi } from './start-test-api.ts';

/** Sets after how many days the site cancels what is overdue; '' for never. */
export const setOverdueRule = async ({ request }: Pick<TestApi, 'request'>, admin: Account, days: number | ''): Promise<void> => {
  const { body } = await request.get('/api/site-settings').set(admin.bearer).expect(200);
  const { version, logo: _logo, ...values } = body.agency;
  const fields = agencyFields(version, { ...values, cancelOverdueAfterDays: days });
  await request.put('/api/agency').set(admin.bearer).field(fields).expect(200);
};
