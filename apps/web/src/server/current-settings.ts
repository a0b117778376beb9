import { setTimeout as pause } from 'node:timers/promises';
import type { ReadForPage, SiteSettings } from '@wayfarer/contracts';
import { BASE_LANGUAGE, type LanguageCode } from '@wayfarer/words';

/**
 * How long a page waits for the database before it is rendered with the last known settings, in milliseconds.
 */
const MAX_WAIT_MS = 2000;

export type CurrentSettings = {
  /** The current settings, with the agency's texts in a language. @throws if they cannot be read in time */
  readonly read: (language?: LanguageCode) => Promise<SiteSettings>;
  /** The settings as last read in it; before the first read, those of the configuration. */
  readonly last: (language?: LanguageCode) => SiteSettings;
};

const inTime = async <Value>(reading: Promise<Value>): Promise<Value> => {
  const waiting = new AbortController();
  const tooLate = pause(MAX_WAIT_MS, null, { signal: waiting.signal, ref: false }).then(() => {
    throw new Error(`The settings could not be read within ${MAX_WAIT_MS} ms.`);
  });
  try {
    return await Promise.race([reading, tooLate]);
  } finally {
    waiting.abort();
    tooLate.catch(() => undefined);
  }
};

/** The settings of the site, read for each page, so that cached pages are rendered again once they change. */
export const currentSettings = (configured: SiteSettings, read: ReadForPage): CurrentSettings => {
  const known = new Map<LanguageCode, SiteSettings>();
  const last = (language: LanguageCode = BASE_LANGUAGE): SiteSettings => known.get(language) ?? configured;
  return {
    read: async (language = BASE_LANGUAGE) => {
      const query = language === BASE_LANGUAGE ? {} : { query: { language } };
      const answer = await inTime(read('showSiteSettings', query));
      // The API has parsed it with the contract of this call.
      if (answer !== null) known.set(language, answer.body as SiteSettings);
      return last(language);
    },
    last,
  };
};
