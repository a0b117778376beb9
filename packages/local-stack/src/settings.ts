import { resolve } from 'node:path';
import { UserFacingError } from './user-facing-error.ts';

export type Settings = ReturnType<typeof readSettings>;

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|\[?::1\]?|localhost)$/;

/**
 * The settings that starting depends on; the API checks its own.
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
    /** The host name for connections from this machine to `host`. */
    localHost,
    /** The same as part of a URL. */
    localOrigin: `http://${localHost.includes(':') ? `[${localHost}]` : localHost}`,
    /** Whether the site is only for browsers on this machine. */
    isLoopback,
    /** The address of the site for browsers, without a slash at the end. */
    publicUrl: publicUrl.replace(/\/+$/, ''),
    dataFolder: resolve(env.DATA_DIR || '.data'),
    /** The operator's own database, or null for the embedded one. */
    mongodbUri: env.MONGODB_URI || null,
    /**
     * Whether emails go to a mailbox of this demo. Anybody who reads it can log in as any user, so it is only
     * for this machine.
     */
    hasMailbox: isLoopback && !env.MONGODB_URI && !env.SMTP_URL,
    /** Whether no Stripe account is configured. */
    hasSandbox: !env.STRIPE_SECRET_KEY && !env.STRIPE_WEBHOOK_SECRET,
  };
};
