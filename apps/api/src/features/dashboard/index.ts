import type { dashboardEndpoints } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handler.ts';
import type { TourPackageIndexKeeper } from '../tour-packages/index.ts';
import { listDepartures } from './list-departures.ts';
import { showDashboard } from './show-dashboard.ts';

export const dashboardHandlers = (
  dependencies: Dependencies,
  index: TourPackageIndexKeeper,
): Handlers<keyof typeof dashboardEndpoints> => ({
  showDashboard: ({ query }) => showDashboard(dependencies, query.period),
  listDepartures: ({ query }) => listDepartures(dependencies, index, query),
});
