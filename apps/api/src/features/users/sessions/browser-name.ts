import Bowser from 'bowser';

const MAX_LENGTH_LOOKED_AT = 500;

const browsers: ReadonlySet<unknown> = new Set(Object.values(Bowser.BROWSER_MAP));
const systems: ReadonlySet<unknown> = new Set(Object.values(Bowser.OS_MAP));

/**
 * What a browser calls itself, as people do: 'Firefox on Windows'; null where that is not on the list. Of a
 * header that it does not know, bowser returns the header's own text: nothing of that is kept, because it
 * would be a stranger's words in an email of the agency.
 */
export const browserNameOf = (userAgent: string): string | null => {
  if (userAgent === '') return null;
  const { browser, os } = Bowser.parse(userAgent.slice(0, MAX_LENGTH_LOOKED_AT));
  if (!browsers.has(browser.name)) return null;
  return systems.has(os.name) ? `${browser.name} on ${os.name}` : `${browser.name}`;
};
