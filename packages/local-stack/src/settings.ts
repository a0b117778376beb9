import { resolve } from 'node:path';
import { UserFacingError } from './user-facing-error.ts';

export type Settings = ReturnType<typeof readSettings>;

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|\[?::1\]?|localhost)$/;

/**
 * What the person who starts the product has chosen, as far as starting depends on it; the API checks what is its own.
 * @throws UserFacingError that names the wrong variable
 */
export const readSettings = (env: NodeJS.ProcessEnv) => {
  const port = env.PORT || '3000';
  const host = env.HOST || '127.0.0.1';
  const publicUrl = env.PUBLIC_URL || `http://localhost:${port}`;
  if (!/^\d{1,5}$/.test(port) || Number(port) < 1 || Number(port) > 65_535)
    throw new UserFacingError(
      `PORT is '${port}', but must be a whole number from 1 to 65535: set it to one, or leave it out for 3000.`,
    );
  if (!URL.canParse(publicUrl) || !/^https?:/.test(publicUrl))
    throw new UserFacingError(
      `PUBLIC_URL is '${publicUrl}', but must be an address such as https://travel.example: correct it or leave it out.`,
    );
  const localHost = { '0.0.0.0': '127.0.0.1', '::': '::1' }[host] ?? host;
  const isLoopback = [host, new URL(publicUrl).hostname].every((name) => LOOPBACK.test(name));
  return {
    port: Number(port),
    host,
    /** The host by which this machine reaches what listens on `host`. */
    localHost,
    /** The same in front of a port of an address. */
    localOrigin: `http://${localHost.includes(':') ? `[${localHost}]` : localHost}`,
    /** Whether the site is for browsers of this machine alone. */
    isLoopback,
    /** Where browsers reach the site, without a slash at the end. */
    publicUrl: publicUrl.replace(/\/+$/, ''),
    dataFolder: resolve(env.DATA_DIR || '.data'),
    /** An own database of the operator, or null for the embedded one. */
    mongodbUri: env.MONGODB_URI || null,
    /** Whether emails end in a mailbox of this demo. Whoever reads it can log in as anybody, so it is for this machine alone. */
    hasMailbox: isLoopback && !env.MONGODB_URI && !env.SMTP_URL,
    /** Whether no account at Stripe is set. */
    hasSandbox: !env.STRIPE_SECRET_KEY && !env.STRIPE_WEBHOOK_SECRET,
  };
};
