import type { Account } from './accounts.ts';
import { agencyFields } from './endpoint-cases/agency.cases.ts';
import type { TestApi } from './start-test-api.ts';

/** Changes some settings of the agency, and leaves the others. */
export const setAgency = async ({ request }: Pick<TestApi, 'request'>, admin: Account, changed: object): Promise<void> => {
  const { body } = await request.get('/api/site-settings').set(admin.bearer).expect(200);
  const { version, logo: _logo, ...values } = body.agency;
  const fields = agencyFields(version, { ...values, ...changed });
  await request.put('/api/agency').set(admin.bearer).field(fields).expect(200);
};
