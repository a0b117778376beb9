import { createHash, createHmac } from 'node:crypto';
import type { Config } from '../../config.ts';

/**
 * The token of an emailed link. It is derived from a random nonce and a key outside the database, so that
 * neither the database, a backup nor a preview of the email contains it.
 */
export const linkTokenOf = ({ TOKEN_SECRET }: Pick<Config, 'TOKEN_SECRET'>, nonce: string): string =>
  createHmac('sha256', TOKEN_SECRET)
    .update(JSON.stringify(['emailed link', nonce]))
    .digest('base64url');

/** The stored hash of a token. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The stored hash of the link that is made of a nonce: neither the database nor a backup has its token. */
export const linkHashOf = (secrets: Pick<Config, 'TOKEN_SECRET'>, nonce: string): string =>
  hashOfToken(linkTokenOf(secrets, nonce));

/** The address of a link to a screen. Its token is behind #, which browsers do not send. */
export const linkUrlOf = (config: Pick<Config, 'TOKEN_SECRET' | 'PUBLIC_URL'>, path: string, nonce: string): string =>
  new URL(`${path}#${linkTokenOf(config, nonce)}`, config.PUBLIC_URL).href;
