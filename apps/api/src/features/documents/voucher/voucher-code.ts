import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../../config.ts';

type Secrets = Pick<Config, 'PASSWORD_PEPPER' | 'TOKEN_SECRET'>;

/** Bytes of a booking's id, and of the signature after it. */
const ID = 12;
const SIGNATURE = 16;

/**
 * Derived from the secret that is never rotated, if there is one: a printed voucher must stay valid until its
 * trip is over.
 */
const keyOf = ({ PASSWORD_PEPPER, TOKEN_SECRET }: Secrets): Buffer =>
  Buffer.from(hkdfSync('sha256', PASSWORD_PEPPER ?? TOKEN_SECRET, '', 'voucher code', 32));

const signatureOf = (secrets: Secrets, id: Buffer): Buffer =>
  createHmac('sha256', keyOf(secrets)).update(id).digest().subarray(0, SIGNATURE);

/** The code of a booking's voucher: it cannot be forged without the secret, and never changes. */
export const voucherCodeOf = (secrets: Secrets, bookingId: string): string => {
  const id = Buffer.from(bookingId, 'hex');
  return Buffer.concat([id, signatureOf(secrets, id)]).toString('base64url');
};

/** The booking of a voucher code; null for every code that was not made here. */
export const bookingOfCode = (secrets: Secrets, code: string): string | null => {
  const bytes = Buffer.from(code, 'base64url');
  // Decoding ignores invalid characters, but two texts must never be the same code.
  if (bytes.length !== ID + SIGNATURE || bytes.toString('base64url') !== code) return null;
  const id = bytes.subarray(0, ID);
  return timingSafeEqual(bytes.subarray(ID), signatureOf(secrets, id)) ? id.toString('hex') : null;
};
