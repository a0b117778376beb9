import type { Restorers } from '../../features/activity/use-restore-flow.ts';
import { agencyValues } from '../../features/agency/agency-values.ts';
import { destinationValues } from '../../features/destinations/destination-values.ts';
import { packageValues } from '../../features/tour-packages/admin/package-values.ts';
import { useMay } from '../../shared/session/use-may.ts';

/** How former values of those things are put back that the role may edit. */
export const useRestorers = (): Restorers => {
  const [mayChangeCatalogue, mayChangeSettings] = [useMay('change-catalogue'), useMay('change-settings')];
  return {
    ...(mayChangeCatalogue ? { package: packageValues, destination: destinationValues } : {}),
    ...(mayChangeSettings ? { agency: agencyValues } : {}),
  };
};
