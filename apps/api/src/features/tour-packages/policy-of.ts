import { type CancellationPolicy, defaultPolicyOf } from '@wayfarer/contracts';
import type { Config } from '../../config.ts';
import type { TourPackageRecord } from './tour-package.model.ts';

/** What a cancellation of this package refunds: its own policy, or else the rule of the site. */
export const policyOf = (
  { cancellationPolicy }: Pick<TourPackageRecord, 'cancellationPolicy'>,
  { REFUND_ON_CANCEL }: Pick<Config, 'REFUND_ON_CANCEL'>,
): CancellationPolicy => cancellationPolicy ?? defaultPolicyOf(REFUND_ON_CANCEL);
