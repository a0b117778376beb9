import { z } from 'zod';
import { defineEndpoint } from '../define-endpoints.ts';
import { siteRoutes } from './site.routes.ts';
import { siteSettingsSchema } from './site.schema.ts';

export const siteEndpoints = {
  showSiteSettings: defineEndpoint(siteRoutes.showSiteSettings, { answer: siteSettingsSchema }),
  checkHealth: defineEndpoint(siteRoutes.checkHealth, { answer: z.object({ status: z.literal('ok') }) }),
  checkReadiness: defineEndpoint(siteRoutes.checkReadiness, { answer: z.object({ status: z.literal('ready') }) }),
  describeApi: defineEndpoint(siteRoutes.describeApi, { answer: z.looseObject({ openapi: z.string() }) }),
};
