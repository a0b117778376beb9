import type { ErrorCases, Reads } from './every-case.ts';

export const errorCases: ErrorCases = {
  sendContactMessage: { VALIDATION: ({ api }) => api.request.post('/api/contactus').send({ name: 'Ines' }) },
  checkReadiness: {
    NOT_READY: async ({ api }) => {
      api.lifecycle.stopping = true;
      const answer = await api.request.get('/api/ready');
      api.lifecycle.stopping = false;
      return answer;
    },
  },
};

export const reads: Reads = {
  showDashboard: {},
  showSiteSettings: {},
  checkHealth: {},
  checkReadiness: {},
  describeApi: {},
};
