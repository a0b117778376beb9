import { WELL_KNOWN_PASSWORD } from './demo-password.ts';
import type { Stack } from './stack.ts';

/** A password that is no secret stands on the login page. */
const demoVariables = (password: string | null): NodeJS.ProcessEnv => {
  if (password === null) return {};
  return password === WELL_KNOWN_PASSWORD ? { DEMO_ACCOUNTS: 'shown' } : { DEMO_PASSWORD: password };
};

type Needs = Pick<Stack, 'env' | 'layout' | 'ports' | 'secrets' | 'settings' | 'mongodbUri' | 'demoPassword'>;

/** The variables that the API and its commands read; see .env.example for each. */
export const apiEnvironment = (
  { env, layout, ports, secrets, settings, mongodbUri, demoPassword }: Needs,
  websiteFolder: string | null,
): NodeJS.ProcessEnv => {
  const { STRIPE_API_BASE: _base, DEMO_ACCOUNTS: _demo, DEMO_PASSWORD: _password, WEBSITE_DIR: _site, ...inherited } = env;
  return {
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    TOKEN_SECRET: secrets.tokenSecret,
    PASSWORD_PEPPER: secrets.tokenSecret,
    PICTURES_DIR: layout.pictures,
    ...inherited,
    PORT: String(ports.api),
    HOST: settings.host,
    PUBLIC_URL: settings.publicUrl,
    MONGODB_URI: mongodbUri,
    STRIPE_SECRET_KEY: settings.stripe?.secretKey ?? secrets.sandboxKey,
    STRIPE_WEBHOOK_SECRET: settings.stripe?.webhookSecret ?? secrets.webhookSecret,
    ...(settings.stripe === null ? { STRIPE_API_BASE: `${settings.localOrigin}:${ports.sandbox}` } : {}),
    ...(settings.hasMailbox
      ? { SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`, EMAIL_FROM: env.EMAIL_FROM || 'agency@wayfarer.example' }
      : {}),
    ...(websiteFolder === null ? {} : { WEBSITE_DIR: websiteFolder }),
    ...demoVariables(demoPassword),
  };
};
