import { type ScreenName, screens } from '@wayfarer/contracts/screens';
import type { Config } from '../../../config.ts';
import { linkTokenOf } from '../link-token.ts';

export type TemplateConfig = Pick<Config, 'BRAND_NAME' | 'PUBLIC_URL' | 'SITE_TIME_ZONE'> & {
  /** Null where an email is shown to somebody else, or kept: then its secret links are not in it. */
  readonly TOKEN_SECRET: string | null;
};

/** What templates say of the site. */
export const siteOf = ({ BRAND_NAME, PUBLIC_URL, SITE_TIME_ZONE, TOKEN_SECRET }: TemplateConfig) => ({
  brand: BRAND_NAME,
  timeZone: SITE_TIME_ZONE,
  /** The address of a screen. */
  urlOf: (screen: ScreenName, parameters: Readonly<Record<string, string>> = {}): string =>
    new URL(
      screens[screen].path.replace(/\{(\w+)\}/g, (_, name: string) => parameters[name] ?? ''),
      PUBLIC_URL,
    ).href,
  /** A link that whoever reads the email alone can use. Behind #, which browsers keep to themselves: it is in no log and no other site has it. */
  secretUrlOf: (screen: ScreenName, nonce: string): string =>
    new URL(`${screens[screen].path}#${TOKEN_SECRET === null ? 'hidden' : linkTokenOf({ TOKEN_SECRET }, nonce)}`, PUBLIC_URL)
      .href,
});
export type Site = ReturnType<typeof siteOf>;
