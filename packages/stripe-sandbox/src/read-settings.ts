import { z } from 'zod';
import type { SandboxOptions } from './sandbox-options.ts';

const variables = z.object({
  NODE_ENV: z.string().optional(),
  SANDBOX_DEMO: z.string().optional(),
  SANDBOX_PORT: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .pipe(z.int().max(65_535))
    .default(0),
  SANDBOX_HOST: z.string().min(1).default('127.0.0.1'),
  SANDBOX_PUBLIC_URL: z.url().optional(),
  STRIPE_SECRET_KEY: z.string().regex(/^sk_test_.+/),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  SANDBOX_WEBHOOK_URL: z.url().optional(),
  SANDBOX_STATE_FILE: z.string().min(1).optional(),
  BRAND_NAME: z.string().min(1).max(80).default('Wayfarer'),
});

const meanings: Record<string, string> = {
  SANDBOX_PORT: 'a port number from 0 to 65535',
  SANDBOX_PUBLIC_URL: 'an address such as http://localhost:4242',
  STRIPE_SECRET_KEY: 'a test key that begins with sk_test_; the sandbox never takes a live key',
  SANDBOX_WEBHOOK_URL: 'an address such as http://localhost:3000/api/payment/webhook',
};

/** The sandbox's options from its environment. Throws one sentence that says which variable to correct. */
export const readSettings = (environment: Record<string, string | undefined>): SandboxOptions => {
  const filled = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = variables.safeParse(filled);
  if (!result.success) {
    const name = String(result.error.issues[0]?.path[0] ?? 'The environment');
    throw new Error(`${name} must be ${meanings[name] ?? 'set to a valid value'}.`);
  }
  const set = result.data;
  if (set.NODE_ENV === 'production' && set.SANDBOX_DEMO !== 'allowed') {
    throw new Error(
      'The payment sandbox does not run in production; for a demo site on which no money moves set SANDBOX_DEMO=allowed.',
    );
  }
  if (set.SANDBOX_WEBHOOK_URL && !set.STRIPE_WEBHOOK_SECRET) {
    throw new Error('STRIPE_WEBHOOK_SECRET must be set when SANDBOX_WEBHOOK_URL is, because events are signed with it.');
  }
  const webhook =
    set.SANDBOX_WEBHOOK_URL && set.STRIPE_WEBHOOK_SECRET
      ? { url: set.SANDBOX_WEBHOOK_URL, secret: set.STRIPE_WEBHOOK_SECRET }
      : null;
  return {
    port: set.SANDBOX_PORT,
    host: set.SANDBOX_HOST,
    ...(set.SANDBOX_PUBLIC_URL ? { publicUrl: set.SANDBOX_PUBLIC_URL } : {}),
    secretKeys: [set.STRIPE_SECRET_KEY],
    webhook,
    stateFile: set.SANDBOX_STATE_FILE ?? null,
    sellerName: set.BRAND_NAME,
    // On a public demo a visitor must not be able to break payments for others.
    faultPanel: set.NODE_ENV !== 'production',
  };
};
