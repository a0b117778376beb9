import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * What the API and its commands are configured with in a bench; limits of calls are off, because all load
 * comes from one address.
 */
export const apiEnvironment = (mongodbUri: string) => ({
  NODE_ENV: 'test',
  // As the product's container runs it (Dockerfile).
  NODE_OPTIONS: '--max-semi-space-size=4 --max-old-space-size=384',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MONGODB_URI: mongodbUri,
  TOKEN_SECRET: 'a secret for the bench that is long enough',
  PASSWORD_PEPPER: 'a pepper for the bench',
  STRIPE_SECRET_KEY: 'sk_test_bench',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_the_bench',
  PUBLIC_URL: 'http://127.0.0.1',
  PICTURES_DIR: join(tmpdir(), 'wayfarer-bench-pictures'),
  RATE_LIMITS: 'off',
  BACKGROUND_JOBS: 'false',
  MIGRATE_ON_START: 'false',
  LOG_LEVEL: 'error',
});
