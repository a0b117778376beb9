import { WELL_KNOWN_PASSWORD } from './demo-password.ts';
import type { Stack } from './stack.ts';

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
    TRAVELLER_KEY: secrets.tokenSecret,
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
