import type { ErrorCases } from './every-error-case.ts';

export const siteErrorCases: ErrorCases = {
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
