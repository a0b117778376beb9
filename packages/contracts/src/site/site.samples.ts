import { sampleAgency } from '../agency/agency.samples.ts';
import type { AnswersOf } from '../answers-of.ts';
import type { siteEndpoints } from './site.endpoints.ts';
import type { SiteSettings } from './site.schema.ts';

export const sampleSiteSettings: SiteSettings = {
  brandName: 'Wayfarer',
  siteTimeZone: 'Asia/Kolkata',
  bookingCutOffDays: 1,
  currencySigns: 'written',
  demoAccounts: true,
  maintenance: null,
  texts: [],
  agency: sampleAgency,
};

export const siteAnswers: AnswersOf<typeof siteEndpoints> = {
  showSiteSettings: sampleSiteSettings,
  checkHealth: { status: 'ok' },
  checkReadiness: { status: 'ready' },
  showVersion: { version: '1.0.0', commit: '3f2a9c1d5e7b' },
  reportViolation: { received: true },
  describeApi: { openapi: '3.1.0' },
};
