import { screens } from '@wayfarer/contracts/screens';
import type { Config } from '../../config.ts';
import { linkHashOf, linkUrlOf } from '../emails/index.ts';

/** What a link to pay is made of, with a key outside the database; one booking has one. */
export const payLinkNonceOf = (bookingId: string): string => `pay ${bookingId}`;

/** The hash that a booking is found by. */
export const payLinkHashOf = (secrets: Pick<Config, 'TOKEN_SECRET'>, bookingId: string): string =>
  linkHashOf(secrets, payLinkNonceOf(bookingId));

export const payLinkUrlOf = (config: Pick<Config, 'TOKEN_SECRET' | 'PUBLIC_URL'>, bookingId: string): string =>
  linkUrlOf(config, screens.payLink.path, payLinkNonceOf(bookingId));
