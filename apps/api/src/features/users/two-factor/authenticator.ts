import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** As apps have it where nothing else is said: 6 digits every 30 seconds. */
const PERIOD = 30;
/** Codes before and after the present one that count too, for clocks that differ. */
const WINDOW = 1;

const RECOVERY_CODES = 10;
const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';

const appOf = (secret: string, issuer = '', label = ''): TOTP =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: PERIOD });

export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The address that an app scans. */
export const appUrlOf = (secret: string, { brand, username }: { brand: string; username: string }): string =>
  appOf(secret, brand, username).toString();

/** The step of 30 seconds whose code this is; null when it is of none that counts now. */
export const stepOf = (secret: string, code: string, now: Date): number | null => {
  const token = code.replaceAll(/\s/g, '');
  const delta = appOf(secret).validate({ token, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD) + delta;
};

/** Ten codes such as `k7q2m-xw4ta`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => {
    const letters = [...randomBytes(10)].map((byte) => BASE32[byte % BASE32.length]).join('');
    return `${letters.slice(0, 5)}-${letters.slice(5)}`;
  });
