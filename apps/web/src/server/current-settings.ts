import { setTimeout as pause } from 'node:timers/promises';
import type { ReadForPage, SiteSettings } from '@wayfarer/contracts';

/** How long a page waits for a database that says nothing before it is made with what was last known, in milliseconds. */
const PATIENCE = 2000;

export type CurrentSettings = {
  /** As they are now. @throws where they cannot be read in time */
  readonly read: () => Promise<SiteSettings>;
  /** As they were when they were last read; before that, those of the configuration. */
  readonly last: () => SiteSettings;
};

const inTime = async <Value>(reading: Promise<Value>): Promise<Value> => {
  const waiting = new AbortController();
  const tooLate = pause(PATIENCE, null, { signal: waiting.signal, ref: false }).then(() => {
    throw new Error(`The settings could not be read within ${PATIENCE} ms.`);
  });
  try {
    return await Promise.race([reading, tooLate]);
  } finally {
    waiting.abort();
    tooLate.catch(() => undefined);
  }
};

/** The settings of the site, read for each page that is made, so that what is kept of it is made anew once they change. */
export const currentSettings = (configured: SiteSettings, read: ReadForPage): CurrentSettings => {
  let last = configured;
  return {
    read: async () => {
      const answer = await inTime(read('showSiteSettings', {}));
      // The API has parsed it by the contract of this very call.
      if (answer !== null) last = answer.body as SiteSettings;
      return last;
    },
    last: () => last,
  };
};
