import { type ScreenName, screens } from '@wayfarer/contracts/screens';
import type { Config } from '../../../config.ts';

export type TemplateConfig = Pick<Config, 'BRAND_NAME' | 'PUBLIC_URL' | 'SITE_TIME_ZONE'>;

/** What templates say of the site. */
export const siteOf = ({ BRAND_NAME, PUBLIC_URL, SITE_TIME_ZONE }: TemplateConfig) => ({
  brand: BRAND_NAME,
  timeZone: SITE_TIME_ZONE,
  /** The address of a screen. */
  urlOf: (screen: ScreenName, parameters: Readonly<Record<string, string>> = {}): string =>
    new URL(
      screens[screen].path.replace(/\{(\w+)\}/g, (_, name: string) => parameters[name] ?? ''),
      PUBLIC_URL,
    ).href,
});
export type Site = ReturnType<typeof siteOf>;
