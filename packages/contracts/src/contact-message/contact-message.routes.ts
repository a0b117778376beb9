import { defineRoutes } from '../define-route.ts';

export const contactMessageRoutes = defineRoutes({
  sendContactMessage: {
    method: 'POST',
    path: '/api/contactus',
    summary: 'Send a message to the agency',
    access: 'everyone',
    errors: ['VALIDATION', 'TOO_MANY_REQUESTS'],
  },
});
