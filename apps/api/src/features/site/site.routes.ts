import type { siteEndpoints } from '@wayfarer/contracts';
import manifest from '../../../package.json' with { type: 'json' };
import { isDatabaseReachable } from '../../database/connect.ts';
import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Handlers } from '../../http/handler.ts';
import { inLanguage } from '../../language/in-language.ts';
import { languageRead } from '../../language/own-language.ts';
import { translatedLanguageOrAll } from '../../translations/translated-language.ts';
import { listWrittenTexts, readAgencyIn, readSelling } from '../agency/index.ts';
import { readCurrencies } from '../exchange-rates/index.ts';
import { openApiDocument } from './open-api-document.ts';
import { reportViolation } from './report-violation.ts';
import { siteSettingsOf } from './site-settings-of.ts';

/**
 * Whether the process has been told to stop; health and readiness then answer 503, so that a proxy sends no
 * more calls.
 */
export type Lifecycle = { stopping: boolean };

/** @param isCatalogueReady whether the catalogue is in memory: until it is, lists wait for it */
export const siteHandlers = (
  dependencies: Dependencies,
  lifecycle: Lifecycle,
  isCatalogueReady: () => boolean,
): Handlers<keyof typeof siteEndpoints> => {
  const { config, database } = dependencies;
  const assertNotStopping = (): void => {
    if (lifecycle.stopping) throw new ApiError('NOT_READY', 'The service is stopping.');
  };
  return {
    showSiteSettings: async ({ query }) => {
      const [agency, texts, selling, currencies] = await Promise.all([
        readAgencyIn(dependencies, translatedLanguageOrAll(config, query.language)),
        listWrittenTexts(dependencies),
        readSelling(dependencies),
        readCurrencies(dependencies),
      ]);
      const settings = inLanguage(languageRead(config, query.language), () => siteSettingsOf(config, agency, texts, selling));
      return { ...settings, ...(currencies && { currencies }) };
    },
    checkHealth: async () => {
      assertNotStopping();
      return { status: 'ok' };
    },
    checkReadiness: async () => {
      assertNotStopping();
      if (!(await isDatabaseReachable(database))) throw new ApiError('NOT_READY', 'The database cannot be reached.');
      if (!isCatalogueReady()) throw new ApiError('NOT_READY', 'The catalogue is not in memory yet.');
      return { status: 'ready' };
    },
    showVersion: async () => ({ version: manifest.version, commit: config.BUILD_COMMIT ?? null }),
    reportViolation: async ({ body }) => reportViolation(dependencies, body),
    describeApi: async () => openApiDocument(config.BRAND_NAME),
  };
};
