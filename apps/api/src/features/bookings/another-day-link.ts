import { screens } from '@wayfarer/contracts/screens';
import type { Config } from '../../config.ts';
import { linkHashOf, linkUrlOf } from '../emails/index.ts';

/** What the links of the letter are made of, with a key outside the database; one booking has one token. */
export const anotherDayNonceOf = (bookingId: string): string => `another day ${bookingId}`;

/** The hash that a booking is found by. */
export const anotherDayHashOf = (secrets: Pick<Config, 'TOKEN_SECRET'>, bookingId: string): string =>
  linkHashOf(secrets, anotherDayNonceOf(bookingId));

export const anotherDayUrlOf = (config: Pick<Config, 'TOKEN_SECRET' | 'PUBLIC_URL'>, bookingId: string): string =>
  linkUrlOf(config, screens.anotherDay.path, anotherDayNonceOf(bookingId));
