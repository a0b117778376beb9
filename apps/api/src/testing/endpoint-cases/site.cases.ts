import type { ErrorCases, Reads } from './every-case.ts';
import type { ErrorCase } from './world.ts';

const whileStopping =
  (path: string): ErrorCase =>
  async ({ api }) => {
    api.lifecycle.stopping = true;
    const answer = await api.request.get(path);
    api.lifecycle.stopping = false;
    return answer;
  };

export const errorCases: ErrorCases = {
  showDashboard: {
    VALIDATION: ({ api, admin }) => api.request.get('/api/dashboard?period=1d').set(admin.bearer),
  },
  checkHealth: { NOT_READY: whileStopping('/api/health') },
  checkReadiness: { NOT_READY: whileStopping('/api/ready') },
};

export const reads: Reads = {
  showDashboard: { queries: ['', 'period=12m'] },
  showWaiting: {},
  listIncomplete: {},
  showSiteSettings: {},
  checkHealth: {},
  checkReadiness: {},
  showVersion: {},
  describeApi: {},
};
