import { type Agency, type LetterKind, type OwnLetter, writtenAgency } from '@wayfarer/contracts';
import type { Config } from '../../config.ts';
import { homeScreenUrlOf } from '../../integrations/images/picture-names.ts';

/** The emails that the agency words itself. */
export type OwnWords = { readonly [Kind in LetterKind]?: OwnLetter };

/** What emails take from the settings of the agency. */
export type EmailAgency = Pick<Agency, 'name' | 'accentLight' | 'accentDark' | 'logo' | 'email'> & {
  readonly letters?: OwnWords;
};

/** Who writes an email, and in which colours. */
export type EmailLook = {
  readonly brand: string;
  readonly accentLight: string;
  readonly accentDark: string;
  /** The absolute address of a PNG, because many mail programs show no WebP; null without a logo. */
  readonly logo: string | null;
};

/** The configuration that emails of an agency are written with. */
export const writingConfigOf = <Present extends Config>(
  config: Present,
  agency: EmailAgency,
): Present & { readonly agency: EmailAgency } => ({ ...config, BRAND_NAME: agency.name, agency });

type Needs = Pick<Config, 'BRAND_NAME' | 'PUBLIC_URL' | 'EMAIL_FROM' | 'EMAIL_REPLY_TO'> & { readonly agency?: EmailAgency };

/** The look of the website's pages, which emails cannot load. */
export const emailLookOf = ({ BRAND_NAME, PUBLIC_URL, agency }: Needs): EmailLook => {
  const { accentLight, accentDark } = agency ?? writtenAgency(BRAND_NAME);
  const logo = agency?.logo ? homeScreenUrlOf(agency.logo) : null;
  return { brand: BRAND_NAME, accentLight, accentDark, logo: logo && new URL(logo, PUBLIC_URL).href };
};

/**
 * Where answers go: to the configured address, or else to that of the agency once it is its own, or to the
 * sender's.
 */
export const replyAddressOf = ({ EMAIL_FROM, EMAIL_REPLY_TO, agency }: Needs): string => {
  const own = agency && agency.email !== writtenAgency(agency.name).email ? agency.email : undefined;
  return EMAIL_REPLY_TO ?? own ?? EMAIL_FROM ?? '';
};
