import { resolve } from 'node:path';
import { UserFacingError } from './user-facing-error.ts';

export type Settings = {
  readonly port: number;
  readonly host: string;
  /** Where browsers reach the site, without a slash at the end. */
  readonly publicUrl: string;
  readonly dataFolder: string;
  /** An own database of the operator, or null for the embedded one. */
  readonly mongodbUri: string | null;
  /** An account at Stripe, or null for the sandbox. */
  readonly stripe: { readonly secretKey: string; readonly webhookSecret: string } | null;
};

const readPort = (text: string | undefined): number => {
  if (!text) return 3000;
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new UserFacingError(
    `PORT is '${text}', but must be a whole number from 1 to 65535: set it to one, or leave it out for 3000.`,
  );
};

const readMongodbUri = (text: string | undefined): string | null => {
  if (!text) return null;
  if (/^mongodb(\+srv)?:\/\/[^/\s]+/.test(text)) return text;
  throw new UserFacingError(
    'MONGODB_URI is not an address of MongoDB: write it as mongodb://host:27017/wayfarer?replicaSet=rs0, or leave it out for a database of its own.',
  );
};

const readStripe = (env: NodeJS.ProcessEnv): Settings['stripe'] => {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  if (secretKey && webhookSecret) return { secretKey, webhookSecret };
  if (!secretKey && !webhookSecret) return null;
  const [given, missing] = secretKey
    ? ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']
    : ['STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY'];
  throw new UserFacingError(`${given} is set but ${missing} is not: set both to use Stripe, or neither to use the sandbox.`);
};

const readPublicUrl = (text: string | undefined, port: number): string => {
  if (!text) return `http://localhost:${port}`;
  if (URL.canParse(text) && /^https?:/.test(text)) return text.replace(/\/+$/, '');
  throw new UserFacingError(
    `PUBLIC_URL is '${text}', but must be an address such as https://travel.example: correct it or leave it out.`,
  );
};

/**
 * What the person who starts the product has chosen, checked before anything is started.
 * @throws UserFacingError that names the wrong variable
 */
export const readSettings = (env: NodeJS.ProcessEnv): Settings => {
  const port = readPort(env.PORT);
  return {
    port,
    host: env.HOST || '127.0.0.1',
    publicUrl: readPublicUrl(env.PUBLIC_URL, port),
    dataFolder: resolve(env.DATA_DIR || '.data'),
    mongodbUri: readMongodbUri(env.MONGODB_URI),
    stripe: readStripe(env),
  };
};
