import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Config } from '../../../config.ts';

type Secrets = Pick<Config, 'PASSWORD_PEPPER' | 'TOKEN_SECRET'>;

const IV = 12;
const TAG = 16;

/**
 * Derived from the password pepper: a new TOKEN_SECRET does not invalidate second factors
 * (docs/decisions/0098).
 */
const keyOf = ({ PASSWORD_PEPPER, TOKEN_SECRET }: Secrets, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', PASSWORD_PEPPER ?? TOKEN_SECRET, '', use, 32));

/** Encrypts an app's secret for the database. It can be read as that user's alone. */
export const sealSecret = (secrets: Secrets, userId: string, secret: string): string => {
  const iv = randomBytes(IV);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secrets, 'two-factor secret'), iv, { authTagLength: TAG });
  cipher.setAAD(Buffer.from(userId));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
};

/** @throws when it was sealed with another key, or for another user */
export const openSecret = (secrets: Secrets, userId: string, sealed: string): string => {
  const bytes = Buffer.from(sealed, 'base64url');
  const key = keyOf(secrets, 'two-factor secret');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV), { authTagLength: TAG });
  decipher.setAAD(Buffer.from(userId));
  decipher.setAuthTag(bytes.subarray(IV, IV + TAG));
  return Buffer.concat([decipher.update(bytes.subarray(IV + TAG)), decipher.final()]).toString('utf8');
};

/** What is kept of a recovery code. It has 50 random bits, so that no slow hash is needed. */
export const hashOfRecoveryCode = (secrets: Secrets, userId: string, code: string): string =>
  createHmac('sha256', keyOf(secrets, 'recovery codes'))
    .update(JSON.stringify([userId, code.toLowerCase().replaceAll(/[^a-z2-7]/g, '')]))
    .digest('base64url');
