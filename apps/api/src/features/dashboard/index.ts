import type { dashboardEndpoints } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handler.ts';
import { showDashboard } from './show-dashboard.ts';

export const dashboardHandlers = (dependencies: Dependencies): Handlers<keyof typeof dashboardEndpoints> => ({
  showDashboard: ({ query }) => showDashboard(dependencies, query.period),
});
