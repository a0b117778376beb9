import type { GuideClash } from '@wayfarer/contracts';
import type { Account } from './accounts.ts';
import type { TestApi } from './start-test-api.ts';

type OnDeparture = { readonly of: { readonly _id: string }; readonly day: string };
type By = Pick<Account, 'bearer'>;

/** Asks to name somebody on a departure. */
export const askToName = (api: TestApi, by: By, guide: Account, { of, day }: OnDeparture, fields: object = {}) =>
  api.request
    .put(`/api/departure/${of._id}/${day}/guides/${guide.userId}`)
    .set(by.bearer)
    .send({ role: 'Lead', ...fields });

/** Names somebody on a departure, whatever else they are on. */
export const nameOnDeparture = async (api: TestApi, by: By, guide: Account, on: OnDeparture): Promise<void> => {
  const { status, body } = await askToName(api, by, guide, on);
  if (status === 200) return;
  const besides = (body.details.clashes as GuideClash[]).map(({ packageId, day }) => ({ packageId, day }));
  await askToName(api, by, guide, on, { besides }).expect(200);
};
