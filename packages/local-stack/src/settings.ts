import { resolve } from 'node:path';
import { UserFacingError } from './user-facing-error.ts';

export type Settings = {
  readonly port: number;
  readonly host: string;
  /** Whether the site is for browsers of this machine alone. */
  readonly isLoopback: boolean;
  /** The host by which this machine reaches what listens on `host`. */
  readonly localHost: string;
  /** The same in front of a port of an address. */
  readonly localOrigin: string;
  /** Where browsers reach the site, without a slash at the end. */
  readonly publicUrl: string;
  readonly dataFolder: string;
  /** An own database of the operator, or null for the embedded one. */
  readonly mongodbUri: string | null;
  /** Whether emails end in a mailbox of this demo. Whoever reads it can log in as anybody, so it is for this machine alone. */
  readonly hasMailbox: boolean;
  /** An account at Stripe, or null for the sandbox. */
  readonly stripe: { readonly secretKey: string; readonly webhookSecret: string } | null;
};

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|\[?::1\]?|localhost)$/;

const check = (isRight: boolean, sentence: string): void => {
  if (!isRight) throw new UserFacingError(sentence);
};

/**
 * What the person who starts the product has chosen, checked before anything is started; the API checks what is its own.
 * @throws UserFacingError that names the wrong variable
 */
export const readSettings = (env: NodeJS.ProcessEnv): Settings => {
  const { MONGODB_URI: mongodbUri, STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  const port = env.PORT || '3000';
  const host = env.HOST || '127.0.0.1';
  const publicUrl = env.PUBLIC_URL || `http://localhost:${port}`;
  check(
    /^\d{1,5}$/.test(port) && Number(port) >= 1 && Number(port) <= 65_535,
    `PORT is '${port}', but must be a whole number from 1 to 65535: set it to one, or leave it out for 3000.`,
  );
  check(
    !mongodbUri || /^mongodb(\+srv)?:\/\/[^/\s]+/.test(mongodbUri),
    'MONGODB_URI is not an address of MongoDB: write it as mongodb://host:27017/wayfarer?replicaSet=rs0, or leave it out for a database of its own.',
  );
  check(
    URL.canParse(publicUrl) && /^https?:/.test(publicUrl),
    `PUBLIC_URL is '${publicUrl}', but must be an address such as https://travel.example: correct it or leave it out.`,
  );
  check(
    !secretKey === !webhookSecret,
    `${secretKey ? 'STRIPE_SECRET_KEY' : 'STRIPE_WEBHOOK_SECRET'} is set but ${secretKey ? 'STRIPE_WEBHOOK_SECRET' : 'STRIPE_SECRET_KEY'} is not: set both to use Stripe, or neither to use the sandbox.`,
  );
  const localHost = { '0.0.0.0': '127.0.0.1', '::': '::1' }[host] ?? host;
  const isLoopback = [host, new URL(publicUrl).hostname].every((name) => LOOPBACK.test(name));
  return {
    port: Number(port),
    host,
    localHost,
    localOrigin: `http://${localHost.includes(':') ? `[${localHost}]` : localHost}`,
    isLoopback,
    publicUrl: publicUrl.replace(/\/+$/, ''),
    dataFolder: resolve(env.DATA_DIR || '.data'),
    mongodbUri: mongodbUri || null,
    hasMailbox: isLoopback && !mongodbUri && !env.SMTP_URL,
    stripe: secretKey && webhookSecret ? { secretKey, webhookSecret } : null,
  };
};
