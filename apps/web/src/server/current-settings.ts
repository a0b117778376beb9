import { setTimeout as pause } from 'node:timers/promises';
import type { ReadForPage, SiteSettings } from '@wayfarer/contracts';

/**
 * How long a page waits for the database before it is rendered with the last known settings, in milliseconds.
 */
const MAX_WAIT_MS = 2000;

export type CurrentSettings = {
  /** The current settings. @throws if they cannot be read in time */
  readonly read: () => Promise<SiteSettings>;
  /** The settings as last read; before the first read, those of the configuration. */
  readonly last: () => SiteSettings;
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
  let last = configured;
  return {
    read: async () => {
      const answer = await inTime(read('showSiteSettings', {}));
      // The API has parsed it with the contract of this call.
      if (answer !== null) last = answer.body as SiteSettings;
      return last;
    },
    last: () => last,
  };
};
