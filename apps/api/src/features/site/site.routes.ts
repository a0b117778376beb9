import type { SiteSettings, siteEndpoints } from '@wayfarer/contracts';
import type { Config } from '../../config.ts';
import { isDatabaseReachable } from '../../database/connect.ts';
import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Handlers } from '../../http/handler.ts';
import { openApiDocument } from './open-api-document.ts';

/** Whether the process has been told to stop; readiness answers 503 from then on, so that a proxy sends no more work. */
export type Lifecycle = { stopping: boolean };

export const siteSettingsOf = (config: Config): SiteSettings => ({
  brandName: config.BRAND_NAME,
  siteTimeZone: config.SITE_TIME_ZONE,
  currencySigns: config.CURRENCY_SIGNS,
  demoAccounts: config.DEMO_ACCOUNTS === 'shown',
});

export const siteHandlers = ({ config, database }: Dependencies, lifecycle: Lifecycle): Handlers<keyof typeof siteEndpoints> => ({
  showSiteSettings: async () => siteSettingsOf(config),
  checkHealth: async () => ({ status: 'ok' }),
  checkReadiness: async () => {
    if (lifecycle.stopping) throw new ApiError('NOT_READY', 'The service is stopping.');
    if (!(await isDatabaseReachable(database))) throw new ApiError('NOT_READY', 'The database cannot be reached.');
    return { status: 'ready' };
  },
  describeApi: async () => openApiDocument(config.BRAND_NAME),
});
