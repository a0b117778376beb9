import { defineRoutes } from '../define-route.ts';

export const siteRoutes = defineRoutes({
  showSiteSettings: {
    method: 'GET',
    path: '/api/site-settings',
    summary: 'Brand, time zone and signs',
    access: 'everyone',
    errors: [],
  },
  checkHealth: { method: 'GET', path: '/api/health', summary: 'Whether the process answers', access: 'everyone', errors: [] },
  checkReadiness: {
    method: 'GET',
    path: '/api/ready',
    summary: 'Whether the database is reachable and the process is not stopping',
    access: 'everyone',
    errors: ['NOT_READY'],
  },
  describeApi: { method: 'GET', path: '/api/openapi.json', summary: 'This document', access: 'everyone', errors: [] },
});
