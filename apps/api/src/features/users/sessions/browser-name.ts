import Bowser from 'bowser';

const LONGEST_LOOKED_AT = 500;

/** What a browser calls itself, as people do: 'Firefox on Windows'; null where it does not say. Nothing else of its header is kept. */
export const browserNameOf = (userAgent: string): string | null => {
  if (userAgent === '') return null;
  const { browser, os } = Bowser.parse(userAgent.slice(0, LONGEST_LOOKED_AT));
  return browser.name ? [browser.name, os.name].filter(Boolean).join(' on ') : null;
};
