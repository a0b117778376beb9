import type { CancellationPolicy } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { readSelling } from '../agency/index.ts';
import type { TourPackageRecord } from './tour-package.model.ts';

type Policied = Pick<TourPackageRecord, 'cancellationPolicy'>;
type Needs = Pick<Dependencies, 'database' | 'config'>;

/**
 * What a cancellation of each package refunds: its own policy, or else the one of the settings, read once.
 */
export const readPolicies = async (
  needs: Needs,
  tourPackages: readonly Policied[],
): Promise<(tourPackage: Policied) => CancellationPolicy> => {
  const isAsked = tourPackages.some(({ cancellationPolicy }) => !cancellationPolicy);
  const byDefault = isAsked ? (await readSelling(needs)).defaultPolicy : [];
  return ({ cancellationPolicy }) => cancellationPolicy ?? byDefault;
};

/** The same of one package. */
export const readPolicyOf = async (needs: Needs, tourPackage: Policied): Promise<CancellationPolicy> =>
  (await readPolicies(needs, [tourPackage]))(tourPackage);
