import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { Config } from '../../config.ts';

/**
 * The key that seals, and one that is accepted beside it while they rotate (docs/operations.md, 'Secrets').
 */
export type TravellerKeys = Pick<Config, 'TRAVELLER_KEY' | 'TRAVELLER_KEY_ACCEPTED'>;

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
/** What NIST SP 800-38D asks for. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Tells which key has sealed a number, without saying anything about the key. */
const idOf = (secret: string): string => createHash('sha256').update(`passports:${secret}`).digest('hex').slice(0, 8);
const keyOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'wayfarer passports', KEY_BYTES));

/** Whether passport numbers can be stored: the operator has set a key. */
export const canSeal = ({ TRAVELLER_KEY }: TravellerKeys): boolean => TRAVELLER_KEY !== undefined;

/** By which a sealed number names its key: those of the keys that can be read with. */
export const keyIdsOf = ({ TRAVELLER_KEY, TRAVELLER_KEY_ACCEPTED }: TravellerKeys): string[] =>
  [TRAVELLER_KEY, TRAVELLER_KEY_ACCEPTED].flatMap((key) => (key === undefined ? [] : [idOf(key)]));

/** Whether a number was sealed with the key that seals at present. */
export const isSealedAnew = ({ TRAVELLER_KEY = '' }: TravellerKeys, sealed: string): boolean =>
  sealed.startsWith(`${idOf(TRAVELLER_KEY)}.`);

/**
 * A passport number as it is stored: AES-256-GCM, which also refuses a number that was changed, or copied to
 * another booking.
 * @throws Error without a key
 */
export const sealPassport = ({ TRAVELLER_KEY }: TravellerKeys, booking: string, number: string): string => {
  if (TRAVELLER_KEY === undefined) throw new Error('TRAVELLER_KEY is not set, so no passport number can be stored.');
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(TRAVELLER_KEY), nonce).setAAD(Buffer.from(booking));
  const text = Buffer.concat([cipher.update(number, 'utf8'), cipher.final()]);
  return `${idOf(TRAVELLER_KEY)}.${Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')}`;
};

/**
 * The number of a sealed passport; null where neither key has sealed it.
 * @throws Error when it was changed in the database
 */
export const unsealPassport = (keys: TravellerKeys, booking: string, sealed: string): string | null => {
  const [id, content = ''] = sealed.split('.');
  const secret = [keys.TRAVELLER_KEY, keys.TRAVELLER_KEY_ACCEPTED].find((one) => one !== undefined && idOf(one) === id);
  if (secret === undefined) return null;
  const bytes = Buffer.from(content, 'base64url');
  const [nonce, tag, text] = [
    bytes.subarray(0, NONCE_BYTES),
    bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES),
    bytes.subarray(NONCE_BYTES + TAG_BYTES),
  ];
  const decipher = createDecipheriv(ALGORITHM, keyOf(secret), nonce).setAAD(Buffer.from(booking)).setAuthTag(tag);
  return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
};
