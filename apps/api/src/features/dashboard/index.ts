import type { dashboardEndpoints } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handler.ts';
import { countWaiting } from './count-waiting.ts';
import { listIncomplete } from './list-incomplete.ts';
import { showDashboard } from './show-dashboard.ts';

export const dashboardHandlers = (dependencies: Dependencies): Handlers<keyof typeof dashboardEndpoints> => ({
  showWaiting: ({ caller }) => countWaiting(dependencies, caller),
  listIncomplete: () => listIncomplete(dependencies),
  showDashboard: ({ caller, query }) => showDashboard(dependencies, caller, query.period),
});
