import { readFile } from 'node:fs/promises';
import type { Identity, Layout } from './data-folder.ts';
import type { Settings } from './settings.ts';
import type { Stack } from './stack.ts';
import { UserFacingError } from './user-facing-error.ts';

export const WELL_KNOWN_PASSWORD = 'wayfarer-demo';

/** The content of the demo's marker file if its password was generated for the data folder. */
export const OWN_PASSWORD_MARK = 'own password';

/**
 * The password of the demo accounts: a publicly known one while the site listens only on this machine, and
 * one generated for the data folder if others can reach it.
 * @throws UserFacingError when a demo with the known password is about to be published
 */
export const demoPasswordOf = async (settings: Settings, layout: Layout, secrets: Identity['secrets']): Promise<string> => {
  const mark = await readFile(layout.demoSeeded, 'utf8').catch(() => null);
  const isOwn = mark === null ? !settings.isLoopback : mark === OWN_PASSWORD_MARK;
  if (isOwn) return secrets.demoPassword;
  if (settings.isLoopback) return WELL_KNOWN_PASSWORD;
  throw new UserFacingError(
    `The demo accounts of this data folder have a publicly known password: set DATA_DIR to another folder to publish a demo at ${settings.publicUrl}.`,
  );
};

type Needs = Pick<Stack, 'env' | 'layout' | 'ports' | 'secrets' | 'settings' | 'mongodbUri' | 'demoPassword'>;

/** The variables that the API and its commands read; see .env.example for each. */
export const apiEnvironment = (
  { env, layout, ports, secrets, settings, mongodbUri, demoPassword }: Needs,
  websiteFolder?: string,
): NodeJS.ProcessEnv => {
  // A known password is shown on the login page.
  const isShown = demoPassword === WELL_KNOWN_PASSWORD;
  return {
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    TOKEN_SECRET: secrets.tokenSecret,
    PASSWORD_PEPPER: secrets.tokenSecret,
    PICTURES_DIR: layout.pictures,
    ...env,
    PORT: String(ports.api),
    HOST: settings.host,
    PUBLIC_URL: settings.publicUrl,
    MONGODB_URI: mongodbUri,
    ...(settings.hasSandbox && { STRIPE_SECRET_KEY: secrets.sandboxKey, STRIPE_WEBHOOK_SECRET: secrets.webhookSecret }),
    STRIPE_API_BASE: settings.hasSandbox ? `${settings.localOrigin}:${ports.sandbox}` : undefined,
    ...(settings.hasMailbox && {
      SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
      EMAIL_FROM: env.EMAIL_FROM || 'hello@wayfarer.example',
    }),
    WEBSITE_DIR: websiteFolder,
    DEMO_ACCOUNTS: isShown ? 'shown' : undefined,
    DEMO_PASSWORD: isShown ? undefined : (demoPassword ?? undefined),
  };
};
