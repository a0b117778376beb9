import {
  type CalendarDate,
  type CodeConditions,
  codeStateOf,
  type Discount,
  MAX_CODE_USES,
  type PromotionCode,
  rupeesOf,
} from '@wayfarer/contracts';
import { versionOf } from '../../database/edited-version.ts';
import { identityOf } from '../../database/object-ids.ts';
import type { CodeRecord } from './code.model.ts';
import { withoutAbsent } from './stored-code.ts';

/** The conditions of a stored code, as the rules read them. */
export const conditionsOf = ({ capacity, ...code }: CodeRecord): CodeConditions => ({ ...code, most: capacity });

/** What a stored code takes off, as quotes read it. */
export const discountOf = ({ code, percent, amount = 0 }: CodeRecord): Discount =>
  percent === undefined ? { code, amount } : { code, percent };

/** The terms of a code, as admins enter them. A code for as many uses as there can be does not say so. */
export const presentTerms = ({ _id, releases: _releases, capacity, amount, leastTotal, version, ...rest }: CodeRecord) =>
  withoutAbsent({
    ...identityOf(_id),
    ...rest,
    amount: amount === undefined ? undefined : rupeesOf(amount),
    leastTotal: leastTotal === undefined ? undefined : rupeesOf(leastTotal),
    most: capacity === MAX_CODE_USES ? undefined : capacity,
    version: versionOf(version === undefined ? {} : { version }),
  });

/** What admins see. */
export const presentCode = (record: CodeRecord, { uses, today }: { uses: number; today: CalendarDate }): PromotionCode => ({
  ...presentTerms(record),
  uses,
  state: codeStateOf(conditionsOf(record), { today, uses }),
});
