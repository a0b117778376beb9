import type { dashboardEndpoints } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handler.ts';
import { listDepartures } from './list-departures.ts';
import { shareRuns } from './share-runs.ts';
import { showDashboard } from './show-dashboard.ts';

export const dashboardHandlers = (dependencies: Dependencies): Handlers<keyof typeof dashboardEndpoints> => {
  const show = shareRuns(showDashboard.bind(null, dependencies));
  const list = shareRuns(() => listDepartures(dependencies));
  return { showDashboard: ({ query }) => show(query.period), listDepartures: () => list('all') };
};
