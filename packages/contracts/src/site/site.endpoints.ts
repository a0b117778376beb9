import { z } from 'zod';
import { defineEndpoints } from '../define-endpoints.ts';
import { commitSchema } from '../system/system.schema.ts';
import { languageOrAllQuery } from '../translation/translation.schema.ts';
import { siteSettingsSchema } from './site.schema.ts';
import { violationReportSchema } from './violation-report.schema.ts';

export const siteEndpoints = defineEndpoints({
  showSiteSettings: {
    summary: 'Brand, time zone, currency signs, and what the agency says about itself',
    access: 'everyone',
    cached: true,
    errors: [],
    query: z.object(languageOrAllQuery),
    answer: siteSettingsSchema,
  },
  checkHealth: {
    summary: 'Whether the process answers and is not stopping',
    access: 'everyone',
    errors: ['NOT_READY'],
    answer: z.object({ status: z.literal('ok') }),
  },
  checkReadiness: {
    summary: 'Whether the database is reachable, the catalogue is in memory and the process is not stopping',
    access: 'everyone',
    errors: ['NOT_READY'],
    answer: z.object({ status: z.literal('ready') }),
  },
  showVersion: {
    summary: 'Which version of the product runs',
    access: 'read-version',
    errors: [],
    answer: z.object({ version: z.string(), commit: commitSchema }),
  },
  reportViolation: {
    summary: 'Where browsers report what the content security policy made them block',
    access: 'everyone',
    staysOpen: true,
    errors: ['VALIDATION', 'TOO_MANY_REQUESTS'],
    body: violationReportSchema,
    mediaTypes: ['application/csp-report', 'application/reports+json'],
    answer: z.object({ received: z.literal(true) }),
  },
  describeApi: {
    summary: 'This document',
    access: 'everyone',
    cached: true,
    errors: [],
    answer: z.looseObject({ openapi: z.string() }),
  },
});
