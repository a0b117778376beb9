import type { Account } from './accounts.ts';
import { setAgency } from './set-agency.ts';
import type { TestApi } from './start-test-api.ts';

/** Sets after how many days the site cancels what is overdue; '' for never. */
export const setOverdueRule = (api: Pick<TestApi, 'request'>, admin: Account, days: number | ''): Promise<void> =>
  setAgency(api, admin, { cancelOverdueAfterDays: days });
