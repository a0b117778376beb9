import { createHash, createHmac } from 'node:crypto';
import type { Config } from '../../config.ts';

/**
 * The token of an emailed link. It is made of a random number and a key that is not in the database, so that neither the database, a backup nor
 * a preview of the email has it.
 */
export const linkTokenOf = ({ TOKEN_SECRET }: Pick<Config, 'TOKEN_SECRET'>, nonce: string): string =>
  createHmac('sha256', TOKEN_SECRET)
    .update(JSON.stringify(['emailed link', nonce]))
    .digest('base64url');

/** What is kept of a token. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
