import { readFileSync } from 'node:fs';
import { emailAddress, MAX_PERSONS } from '@wayfarer/contracts';
import { z } from 'zod';
import { trustedProxiesSchema } from './http/limits/trusted-proxies.ts';

const flag = z.enum(['true', 'false']).transform((text) => text === 'true');

const isTimeZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};
const timeZone = z.string().refine(isTimeZone, { message: 'is not a time zone such as Asia/Kolkata' });

/** Of those besides English, which every site has. Whether the website has their texts it says itself. */
const languageCodes = z
  .string()
  .default('')
  .transform((text) => text.split(/[\s,]+/).filter((code) => code !== '' && code !== 'en'))
  .refine((codes) => codes.every((code) => /^[a-z]{2}$/.test(code)) && new Set(codes).size === codes.length, {
    message: 'must be different codes of languages, such as de,ar',
  });

const isOrigin = (url: string): boolean => {
  if (!URL.canParse(url)) return false;
  const { href, origin, protocol } = new URL(url);
  return /^https?:$/.test(protocol) && href === `${origin}/`;
};

const isLoopback = (url: string): boolean =>
  URL.canParse(url) && /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(url).hostname);

/** The lowest safe cost of bcrypt: below it hashes are cracked too fast. */
const MIN_COST = 10;

/** Every variable that the API reads; `.env.example` explains each. Nothing else reads `process.env`. */
export const environmentSchema = z
  .object({
    NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
    PORT: z.coerce.number().int().min(0).max(65535).default(3000),
    HOST: z.string().default('127.0.0.1'),
    MONGODB_URI: z.string().regex(/^mongodb(\+srv)?:\/\//, 'must begin with mongodb:// or mongodb+srv://'),
    TOKEN_SECRET: z.string().min(32, 'must have at least 32 characters'),
    TOKEN_SECRET_ACCEPTED: z.string().min(32, 'must have at least 32 characters').optional(),
    TRAVELLER_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
    TRAVELLER_KEY_ACCEPTED: z.string().min(32, 'must have at least 32 characters').optional(),
    PASSWORD_PEPPER: z.string().min(16, 'must have at least 16 characters').optional(),
    ADMIN_TWO_FACTOR: z.enum(['required', 'optional']).default('optional'),
    PASSWORD_COST: z.coerce.number().int().min(4).max(15).default(12),
    STRIPE_SECRET_KEY: z.string().regex(/^(sk|rk)_(test|live)_/, 'must be a secret key of Stripe (sk_test_… or sk_live_…)'),
    STRIPE_WEBHOOK_SECRET: z
      .string()
      .regex(
        /^\s*[^\s,]{8,}\s*(,\s*[^\s,]{8,}\s*)?$/,
        'must be the signing secret of the webhook endpoint, or two joined by a comma during a rotation',
      ),
    STRIPE_API_BASE: z.url().optional(),
    PUBLIC_URL: z
      .url('must be the address at which browsers reach the site')
      .refine(isOrigin, { message: 'must be an address of http or https without a path, such as https://travel.example.com' }),
    PICTURES_DIR: z.string().min(1),
    PICTURES_S3_URL: z
      .url({ protocol: /^https?$/, error: 'must be the address of a bucket, such as https://s3.example.com/pictures' })
      .optional(),
    PICTURES_S3_REGION: z.string().default('us-east-1'),
    PICTURES_S3_ACCESS_KEY_ID: z.string().optional(),
    PICTURES_S3_SECRET_ACCESS_KEY: z.string().optional(),
    WEBSITE_DIR: z.string().optional(),
    TRUST_PROXY: trustedProxiesSchema,
    STOP_DELAY_SECONDS: z.coerce.number().min(0).max(60).default(0),
    METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
    OTEL_EXPORTER_OTLP_ENDPOINT: z
      .url({ protocol: /^https?$/, error: 'must be the address of a collector, such as http://collector:4318' })
      .optional(),
    OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
    RATE_LIMITS: z.enum(['on', 'off']).default('on'),
    DEMO_PASSWORD: z.string().min(8).optional(),
    MAX_ANSWER_SECONDS: z.coerce.number().min(1).max(3600).default(9),
    MAX_UNPAID_BOOKINGS: z.coerce.number().int().min(1).max(1000).default(10),
    MAX_UNPAID_PERSONS: z.coerce
      .number()
      .int()
      .min(MAX_PERSONS, `must be at least ${MAX_PERSONS}, the largest party`)
      .max(10_000)
      .default(60),
    MAX_UNPAID_BOOKINGS_OF_ADDRESS: z.coerce.number().int().min(1).max(10_000).default(100),
    MAX_UNPAID_SEAT_PERCENT: z.coerce.number().int().min(0).max(100).default(50),
    DESK_REFUND_LIMIT: z.coerce.number().int().min(0).max(1_000_000_000).default(10_000),
    MAX_UNPAID_HOLDS: z.coerce.number().int().min(1).max(1000).default(5),
    SMTP_URL: z
      .url({
        protocol: /^smtps?$/,
        error: 'must be the address of a mail server, such as smtps://user:password@mail.example.com',
      })
      .optional(),
    EMAIL_FROM: emailAddress('must be the email address that emails are sent from').optional(),
    EMAIL_REPLY_TO: emailAddress('must be the email address that replies go to').optional(),
    KEEP_EMAILS_DAYS: z.coerce.number().int().min(4).max(36_500).default(90),
    KEEP_INVOICE_NAMES_DAYS: z.coerce.number().int().min(1).max(36_500).default(2922),
    KEEP_CONTACT_MESSAGES_DAYS: z.coerce.number().int().min(1).max(36_500).default(365),
    KEEP_REFUND_REASONS_DAYS: z.coerce.number().int().min(1).max(36_500).default(1095),
    DEMO_ACCOUNTS: z.enum(['shown', 'none']).default('none'),
    BRAND_NAME: z.string().min(1).max(40).default('Wayfarer'),
    SELLER_NAME: z.string().min(1).max(200).optional(),
    SELLER_ADDRESS: z.string().min(1).max(500).optional(),
    SELLER_TAX_ID: z.string().min(1).max(100).optional(),
    TAX_NAME: z.string().min(1).max(40).optional(),
    TAX_PERCENT: z.coerce.number().min(0).max(100).multipleOf(0.01, 'has at most 2 decimals').optional(),
    SITE_TIME_ZONE: timeZone.default('Asia/Kolkata'),
    LANGUAGES: languageCodes,
    WORDS_DIR: z.string().optional(),
    CURRENCY_SIGNS: z.enum(['written', 'uniform']).optional(),
    EXCHANGE_RATES: z.enum(['off', 'manual', 'ecb']).default('manual'),
    REFUND_ON_CANCEL: z.enum(['full', 'none']).optional(),
    PROXY_HOST: z.string().min(1).optional(),
    BACKUP_REPORT: z.string().min(1).optional(),
    BACKUP_COPY_REPORT: z.string().min(1).optional(),
    MAINTENANCE: z.enum(['off', 'read-only']).default('off'),
    MAINTENANCE_UNTIL: z.iso.datetime({ offset: true, error: 'must be an instant such as 2026-11-22T23:30:00+05:30' }).optional(),
    BACKGROUND_JOBS: flag.default(true),
    ADMIN_PASSWORD: z.string().optional(),
    MIGRATE_ON_START: flag.default(true),
    BUILD_COMMIT: z.string().min(1).optional(),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  })
  .refine((env) => !(env.STRIPE_API_BASE && env.STRIPE_SECRET_KEY.includes('_live_')), {
    path: ['STRIPE_API_BASE'],
    message: 'must not be set together with a live key: a stand-in must never handle real money',
  })
  .refine((env) => env.PASSWORD_PEPPER !== undefined || env.NODE_ENV !== 'production', {
    path: ['PASSWORD_PEPPER'],
    message: 'must be set in production, separately from TOKEN_SECRET, so that a new token secret does not invalidate passwords',
  })
  .refine((env) => env.PASSWORD_COST >= MIN_COST || env.NODE_ENV !== 'production', {
    path: ['PASSWORD_COST'],
    message: `must be at least ${MIN_COST} in production, or passwords could be guessed from a stolen database`,
  })
  .refine((env) => env.DEMO_ACCOUNTS === 'none' || isLoopback(env.PUBLIC_URL), {
    path: ['DEMO_ACCOUNTS'],
    message:
      'can only be shown on this machine, because their password is public: PUBLIC_URL must be http://localhost or another loopback address',
  })
  .refine((env) => env.PICTURES_S3_URL === undefined || (env.PICTURES_S3_ACCESS_KEY_ID && env.PICTURES_S3_SECRET_ACCESS_KEY), {
    path: ['PICTURES_S3_URL'],
    message: 'must be set together with PICTURES_S3_ACCESS_KEY_ID and PICTURES_S3_SECRET_ACCESS_KEY',
  })
  .refine((env) => env.SMTP_URL === undefined || env.EMAIL_FROM !== undefined, {
    path: ['EMAIL_FROM'],
    message: 'must be set together with SMTP_URL: the email address that emails are sent from',
  })
  .refine((env) => !env.TAX_PERCENT || env.SELLER_TAX_ID !== undefined, {
    path: ['SELLER_TAX_ID'],
    message: 'must be set together with TAX_PERCENT: invoices with tax must show the tax number',
  })
  .refine((env) => env.RATE_LIMITS === 'on' || env.NODE_ENV !== 'production', {
    path: ['RATE_LIMITS'],
    message: 'can only be off outside production',
  });

export type Config = z.infer<typeof environmentSchema>;

/**
 * A variable, or the content of the file named by the variable with the suffix _FILE, for mounted secrets.
 */
const givenFor = (name: string, environment: NodeJS.ProcessEnv): string | undefined => {
  const [value, file] = [environment[name], environment[`${name}_FILE`]].map((text) => text || undefined);
  if (value !== undefined || file === undefined) return value;
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch (thrown) {
    const reason = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : String(thrown);
    throw new Error(`${name}_FILE names a file that cannot be read (${reason}).`);
  }
};

/** For issues without a message of their own in the schema. */
const whatItMustBe: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type') return issue.input === undefined ? 'is missing' : 'must be a number';
  if (issue.code === 'invalid_value') return `must be ${issue.values.join(' or ')}`;
  const unit = 'origin' in issue && issue.origin === 'string' ? ' characters long' : '';
  if (issue.code === 'too_small') return `must be at least ${issue.minimum}${unit}`;
  if (issue.code === 'too_big') return `must be at most ${issue.maximum}${unit}`;
  return undefined;
};

/**
 * Reads and checks the configuration.
 * @throws Error with one sentence that names every wrong variable and what it must be
 */
export const readConfig = (environment: NodeJS.ProcessEnv = process.env): Config => {
  const given = Object.fromEntries(
    Object.keys(environmentSchema.shape).flatMap((name) => {
      const value = givenFor(name, environment);
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const result = environmentSchema.safeParse(given, { error: whatItMustBe });
  if (result.success) return result.data;
  const wrong = result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  throw new Error(`The configuration is wrong: ${wrong.join('; ')}. See .env.example.`);
};
