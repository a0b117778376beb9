import { rowIdOf, somePackage } from '../stored-data/row-ids.ts';
import type { Reads } from './every-case.ts';
import { UNKNOWN } from './world.ts';

export const reads: Reads = {
  showFormerValue: { id: () => UNKNOWN, queries: [`of=${somePackage}&field=price`] },
  listActivity: {
    queries: [
      '',
      `about=${somePackage}`,
      `about=${somePackage}&area=packages&from=2020-01-01`,
      `by=${UNKNOWN}`,
      `by=${String(rowIdOf('user', 0))}&area=messages`,
      'from=2020-01-01&to=2999-01-01',
    ],
  },
};
