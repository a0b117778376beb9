import { screens } from '@wayfarer/contracts/screens';
import type { Config } from '../../config.ts';
import { hashOfToken, linkTokenOf } from '../emails/index.ts';

type Secrets = Pick<Config, 'TOKEN_SECRET'>;

/** What the links of the letter are made of, with a key outside the database; one booking has one token. */
export const anotherDayNonceOf = (bookingId: string): string => `another day ${bookingId}`;

/** The hash that a booking is found by: neither the database nor a backup has the token. */
export const anotherDayHashOf = (secrets: Secrets, bookingId: string): string =>
  hashOfToken(linkTokenOf(secrets, anotherDayNonceOf(bookingId)));

/** The address at which it is answered. Its token is behind #, which browsers do not send. */
export const anotherDayUrlOf = ({ TOKEN_SECRET, PUBLIC_URL }: Secrets & Pick<Config, 'PUBLIC_URL'>, bookingId: string): string =>
  new URL(`${screens.anotherDay.path}#${linkTokenOf({ TOKEN_SECRET }, anotherDayNonceOf(bookingId))}`, PUBLIC_URL).href;
