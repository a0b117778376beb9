import { type CodeForm, MAX_CODE_USES, minorUnitsOf } from '@wayfarer/contracts';
import type { CodeRecord } from './code.model.ts';

/** What an admin decides of a code. */
export type CodeTerms = Omit<CodeRecord, '_id' | 'releases' | 'version'>;

/** The same without the fields that are undefined. */
export const withoutAbsent = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;

/** What an admin wrote, as it is stored. */
export const storedCode = ({ version: _edited, most = MAX_CODE_USES, amount, leastTotal, ...rest }: CodeForm): CodeTerms =>
  withoutAbsent({
    ...rest,
    capacity: most,
    amount: amount === undefined ? undefined : minorUnitsOf(amount),
    leastTotal: leastTotal === undefined ? undefined : minorUnitsOf(leastTotal),
  }) as CodeTerms;
