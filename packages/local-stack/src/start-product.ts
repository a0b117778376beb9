import { apiEnvironment } from './api-environment.ts';
import { assertPortFree } from './assert-port-free.ts';
import { buildWebsite } from './build-website.ts';
import { checkReplicaSet } from './mongod/index.ts';
import { prepareStack } from './prepare-stack.ts';
import { seedDemo } from './seed-demo.ts';
import { readSettings } from './settings.ts';
import type { Stack } from './stack.ts';
import { startApi } from './start-api.ts';
import { startDatabase } from './start-database.ts';
import { startSandbox } from './start-sandbox.ts';
import { startWebsiteServer } from './start-website-server.ts';
import { type TimedStep, timedSteps } from './timed-steps.ts';

export type Product = {
  readonly url: string;
  /** Whether `admin` and `traveller` can log in with the demo password. */
  readonly demoAccounts: boolean;
  readonly mongodbUri: string;
  /** Ends every process in good order. */
  readonly stop: () => Promise<void>;
  readonly killAll: () => void;
};

export type ProductOptions = {
  /** PORT, HOST, DATA_DIR, MONGODB_URI and the others of .env.example; also what the API inherits. */
  readonly env?: NodeJS.ProcessEnv;
  readonly say?: (line: string) => void;
  /** With hot reload of the website and the API. */
  readonly development?: boolean;
  readonly signal?: AbortSignal;
};

const provideDatabase = async (stack: Stack): Promise<string> => {
  const { mongodbUri } = stack.settings;
  if (mongodbUri === null) return startDatabase(stack);
  await checkReplicaSet(mongodbUri);
  return mongodbUri;
};

/** Database and sandbox, and on them the demo, which is made through both. */
const prepareData = async (stack: Stack, step: TimedStep): Promise<string> => {
  const { settings } = stack;
  const [mongodbUri] = await Promise.all([
    step(
      () => 'Database ready',
      () => provideDatabase(stack),
    ),
    settings.stripe === null
      ? step(
          () => 'Payment sandbox ready',
          () => startSandbox(stack),
        )
      : null,
  ]);
  if (settings.mongodbUri === null) {
    const env = apiEnvironment(stack, { mongodbUri, websiteFolder: null, demoAccounts: true });
    await step(
      (made) => (made ? 'Demo data ready' : null),
      () => seedDemo(stack, env, mongodbUri),
    );
  }
  return mongodbUri;
};

const prepareWebsite = (stack: Stack, step: TimedStep): Promise<{ folder: string }> => {
  const onBuild = (): void => stack.say('Building the website (after each change of it) …');
  return step(
    ({ built }) => (built ? 'Website built' : null),
    () => buildWebsite(stack.crew, stack.log('website-build'), onBuild),
  );
};

const launch = async (stack: Stack, step: TimedStep, development: boolean): Promise<Omit<Product, 'stop' | 'killAll'>> => {
  const demoAccounts = stack.settings.mongodbUri === null;
  const [mongodbUri, website] = await Promise.all([prepareData(stack, step), development ? null : prepareWebsite(stack, step)]);
  const env = apiEnvironment(stack, { mongodbUri, websiteFolder: website?.folder ?? null, demoAccounts });
  await step(
    () => (development ? 'API and website ready, with hot reload' : 'API and website ready'),
    () => Promise.all([startApi(stack, env, development), development ? startWebsiteServer(stack) : null]),
  );
  return { url: stack.settings.publicUrl, demoAccounts, mongodbUri };
};

/**
 * Starts the whole product at one address: database, payment sandbox, website and API. Steps that do not need each other
 * run at the same time. When one fails, everything that was started is stopped before this throws.
 * @throws UserFacingError with one sentence that says what to do
 */
export const startProduct = async (options: ProductOptions = {}): Promise<Product> => {
  const { env = process.env, say = () => {}, development = false, signal } = options;
  const settings = readSettings(env);
  await assertPortFree(settings.port, settings.host);
  const stack = await prepareStack({ settings, env, say, apiBehindVite: development });
  const stop = (): Promise<void> => stack.crew.stopAll();
  signal?.addEventListener('abort', () => void stop());
  try {
    if (signal?.aborted) throw signal.reason;
    return { ...(await launch(stack, timedSteps(say), development)), stop, killAll: stack.crew.killAll };
  } catch (error) {
    await stop();
    throw error;
  }
};
