import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../../config.ts';

type Secrets = Pick<Config, 'PASSWORD_PEPPER' | 'TOKEN_SECRET'>;

/** Bytes of a booking's id, and of the signature behind it. */
const ID = 12;
const SIGNATURE = 16;

/** Of the secret that is never renewed where there is one: a printed voucher must hold until its trip is over. */
const keyOf = ({ PASSWORD_PEPPER, TOKEN_SECRET }: Secrets): Buffer =>
  Buffer.from(hkdfSync('sha256', PASSWORD_PEPPER ?? TOKEN_SECRET, '', 'voucher code', 32));

const signatureOf = (secrets: Secrets, id: Buffer): Buffer =>
  createHmac('sha256', keyOf(secrets)).update(id).digest().subarray(0, SIGNATURE);

/** What the voucher of a booking carries: nobody can make one without the secret, and it never changes. */
export const voucherCodeOf = (secrets: Secrets, bookingId: string): string => {
  const id = Buffer.from(bookingId, 'hex');
  return Buffer.concat([id, signatureOf(secrets, id)]).toString('base64url');
};

/** The booking whose voucher carries a code; null for every code that was not made here. */
export const bookingOfCode = (secrets: Secrets, code: string): string | null => {
  const bytes = Buffer.from(code, 'base64url');
  // Decoding passes over what does not belong there: two texts must never be the same code.
  if (bytes.length !== ID + SIGNATURE || bytes.toString('base64url') !== code) return null;
  const id = bytes.subarray(0, ID);
  return timingSafeEqual(bytes.subarray(ID), signatureOf(secrets, id)) ? id.toString('hex') : null;
};
