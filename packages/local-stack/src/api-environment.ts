import type { Stack } from './stack.ts';

type Wiring = { readonly mongodbUri: string; readonly websiteFolder: string | null; readonly demoAccounts: boolean };

/** The variables that the API and its commands read; see .env.example for each. */
export const apiEnvironment = ({ env, layout, ports, secrets, settings }: Stack, wiring: Wiring): NodeJS.ProcessEnv => {
  const { STRIPE_API_BASE: _base, DEMO_ACCOUNTS: _demo, WEBSITE_DIR: _site, ...inherited } = env;
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
    MONGODB_URI: wiring.mongodbUri,
    STRIPE_SECRET_KEY: settings.stripe?.secretKey ?? secrets.sandboxKey,
    STRIPE_WEBHOOK_SECRET: settings.stripe?.webhookSecret ?? secrets.webhookSecret,
    ...(settings.stripe === null ? { STRIPE_API_BASE: `http://127.0.0.1:${ports.sandbox}` } : {}),
    ...(wiring.websiteFolder === null ? {} : { WEBSITE_DIR: wiring.websiteFolder }),
    ...(wiring.demoAccounts ? { DEMO_ACCOUNTS: 'shown' } : {}),
  };
};
