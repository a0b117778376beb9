import { hexIdOf, rowIdOf, somePackage } from '../stored-data/row-ids.ts';
import type { ErrorCases, Reads } from './every-case.ts';
import { UNKNOWN } from './world.ts';

export const errorCases: ErrorCases = {
  showFormerValue: {
    NOT_FOUND: ({ api, admin, tourPackage: { _id } }) =>
      api.request.get(`/api/activity/${UNKNOWN}/former-value?of=${_id}&field=price`).set(admin.bearer),
  },
};

export const reads: Reads = {
  showFormerValue: { id: () => hexIdOf('entry', 1), queries: [`of=${somePackage}&field=price`] },
  listActivity: {
    queries: [
      '',
      `about=${somePackage}`,
      `about=${somePackage}&area=packages&from=2020-01-01`,
      `by=${UNKNOWN}`,
      `by=${String(rowIdOf('user', 0))}&area=messages`,
      'from=2020-01-01&to=2199-01-01',
    ],
  },
};
