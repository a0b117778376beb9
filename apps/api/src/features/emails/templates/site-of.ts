import { type ScreenName, screens } from '@wayfarer/contracts/screens';
import { addressIn, spokenLanguage } from '@wayfarer/words';
import type { Config } from '../../../config.ts';
import type { OwnWords } from '../email-agency.ts';
import { linkTokenOf } from '../link-token.ts';

export type TemplateConfig = Pick<Config, 'BRAND_NAME' | 'PUBLIC_URL' | 'SITE_TIME_ZONE'> & {
  /** Those that are offered; absent where only English is. */
  readonly LANGUAGES?: Config['LANGUAGES'];
  /** Null where an email is stored or shown to somebody else: then its secret links are removed. */
  readonly TOKEN_SECRET: string | null;
  /** Absent where every email is in our words. */
  readonly agency?: { readonly letters?: OwnWords };
};

/** What templates need to know about the site. */
export const siteOf = ({ BRAND_NAME, PUBLIC_URL, SITE_TIME_ZONE, TOKEN_SECRET }: TemplateConfig) => ({
  brand: BRAND_NAME,
  timeZone: SITE_TIME_ZONE,
  /** The address of a screen, in the language of the moment. */
  urlOf: (screen: ScreenName, parameters: Readonly<Record<string, string>> = {}): string =>
    new URL(
      addressIn(
        spokenLanguage(),
        screens[screen].path.replace(/\{(\w+)\}/g, (_, name: string) => parameters[name] ?? ''),
      ),
      PUBLIC_URL,
    ).href,
  /**
   * A link for the reader of the email only. The token is behind #, which browsers do not send, so no log and
   * no other site gets it.
   */
  secretUrlOf: (screen: ScreenName, nonce: string, query: Readonly<Record<string, string>> = {}): string => {
    const url = new URL(addressIn(spokenLanguage(), screens[screen].path), PUBLIC_URL);
    url.search = String(new URLSearchParams(query));
    url.hash = TOKEN_SECRET === null ? 'hidden' : linkTokenOf({ TOKEN_SECRET }, nonce);
    return url.href;
  },
});
export type Site = ReturnType<typeof siteOf>;
