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
  listDepartures: {
    VALIDATION: ({ api, admin }) => api.request.get('/api/departure?from=2027-01-01&to=2027-02-12').set(admin.bearer),
  },
  checkHealth: { NOT_READY: whileStopping('/api/health') },
  checkReadiness: { NOT_READY: whileStopping('/api/ready') },
};

export const reads: Reads = {
  showDashboard: { queries: ['', 'period=12m'] },
  listDepartures: { queries: ['', 'from=2027-01-01&to=2027-02-11'] },
  showSiteSettings: {},
  checkHealth: {},
  checkReadiness: {},
  showVersion: {},
  describeApi: {},
};
