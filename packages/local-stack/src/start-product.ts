import { apiEnvironment } from './api-environment.ts';
import { buildWebsite } from './build-website.ts';
import { checkReplicaSet } from './mongod/index.ts';
import { seedDemo } from './seed-demo.ts';
import { readSettings } from './settings.ts';
import { prepareStack, type Stack } from './stack.ts';
import { startApi } from './start-api.ts';
import { startDatabase } from './start-database.ts';
import { startSandbox } from './start-sandbox.ts';
import { startWebsiteServer } from './start-website-server.ts';

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

/** Says after the step how long it took: 'Database ready (1.2 s)'. */
const timed = async <Result>(
  { say }: Stack,
  label: string,
  work: Promise<Result>,
  isWorthALine: (result: Result) => boolean = () => true,
): Promise<Result> => {
  const startedAt = performance.now();
  const result = await work;
  if (isWorthALine(result)) say(`${label} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
  return result;
};

const provideDatabase = async (stack: Stack): Promise<string> => {
  const { mongodbUri } = stack.settings;
  if (mongodbUri === null) return startDatabase(stack);
  await checkReplicaSet(mongodbUri);
  return mongodbUri;
};

/** Database and sandbox, and on them the demo, which is made through both. */
const prepareData = async (stack: Stack): Promise<string> => {
  const { settings } = stack;
  const [mongodbUri] = await Promise.all([
    timed(stack, 'Database ready', provideDatabase(stack)),
    settings.stripe === null ? timed(stack, 'Payment sandbox ready', startSandbox(stack)) : null,
  ]);
  if (settings.mongodbUri === null) {
    const env = apiEnvironment(stack, { mongodbUri, websiteFolder: null, demoAccounts: true });
    await timed(stack, 'Demo data ready', seedDemo(stack, env), (made) => made);
  }
  return mongodbUri;
};

const launch = async (stack: Stack, development: boolean): Promise<Omit<Product, 'stop' | 'killAll'>> => {
  const { mongodbUri: ownDatabase, publicUrl: url } = stack.settings;
  const demoAccounts = ownDatabase === null;
  const [mongodbUri, website] = await Promise.all([
    prepareData(stack),
    development ? null : timed(stack, 'Website built', buildWebsite(stack), ({ built }) => built),
  ]);
  const env = apiEnvironment(stack, { mongodbUri, websiteFolder: website?.folder ?? null, demoAccounts });
  const servers = Promise.all([startApi(stack, env, development), development ? startWebsiteServer(stack) : null]);
  await timed(stack, development ? 'API and website ready, with hot reload' : 'API and website ready', servers);
  return { url, demoAccounts, mongodbUri };
};

/**
 * Starts the whole product at one address: database, payment sandbox, website and API. Steps that do not need each other
 * run at the same time. When one fails, everything that was started is stopped before this throws.
 * @throws UserFacingError with one sentence that says what to do
 */
export const startProduct = async (options: ProductOptions = {}): Promise<Product> => {
  const { env = process.env, say = () => {}, development = false, signal } = options;
  const stack = await prepareStack({ settings: readSettings(env), env, say, site: development ? 'vite' : 'api' });
  const { stopAll: stop, killAll } = stack.supervisor;
  signal?.addEventListener('abort', () => void stop());
  try {
    signal?.throwIfAborted();
    return { ...(await launch(stack, development)), stop, killAll };
  } catch (error) {
    await stop();
    throw error;
  }
};
