import type { Catalogue } from '../words.ts';
import { readTemplate } from './read-template.ts';

/** What the browser runs: the website, and the rules that it shares with the API. */
const IN_BROWSER = /^(apps\/web|packages\/contracts)\//;
/** What the API says in the place of an agency that has not written it, already in the reader's language. */
const BY_THE_API = 'packages/contracts/src/agency/written-agency.ts';

/** Makes of a catalogue what the website shows of it: only that is sent to browsers. */
export const websiteTexts = (): ((catalogue: Catalogue) => Catalogue) => {
  const shown = new Set(
    readTemplate()
      .filter(({ files }) => files.some((file) => IN_BROWSER.test(file) && file !== BY_THE_API))
      .map(({ key }) => key),
  );
  return ({ texts, ...language }) => ({
    ...language,
    texts: Object.fromEntries(Object.entries(texts).filter(([key]) => shown.has(key))),
  });
};
