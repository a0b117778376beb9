import { screens } from '@wayfarer/contracts/screens';
import type { Config } from '../../config.ts';
import { hashOfToken, linkTokenOf } from '../emails/index.ts';

type Secrets = Pick<Config, 'TOKEN_SECRET'>;

/** What a link to pay is made of, with a key outside the database; one booking has one. */
export const payLinkNonceOf = (bookingId: string): string => `pay ${bookingId}`;

/** The hash that a booking is found by: neither the database nor a backup has the token. */
export const payLinkHashOf = (secrets: Secrets, bookingId: string): string =>
  hashOfToken(linkTokenOf(secrets, payLinkNonceOf(bookingId)));

/** The address of the link. Its token is behind #, which browsers do not send. */
export const payLinkUrlOf = ({ TOKEN_SECRET, PUBLIC_URL }: Secrets & Pick<Config, 'PUBLIC_URL'>, bookingId: string): string =>
  new URL(`${screens.payLink.path}#${linkTokenOf({ TOKEN_SECRET }, payLinkNonceOf(bookingId))}`, PUBLIC_URL).href;
