import { apiEnvironment } from './api-environment.ts';
import { buildWebsite } from './build-website.ts';
import { prepareData, timed } from './prepare-data.ts';
import { readSettings } from './settings.ts';
import { prepareStack, type Stack } from './stack.ts';
import { startApi } from './start-api.ts';
import { startWebsiteServer } from './start-website-server.ts';

export type Product = {
  readonly url: string;
  /** With which `admin` and `traveller` can log in; null where there are no demo accounts. */
  readonly demoPassword: string | null;
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

const launch = async (stack: Stack, development: boolean): Promise<Omit<Product, 'stop' | 'killAll'>> => {
  const { publicUrl: url } = stack.settings;
  const [{ mongodbUri, demoPassword }, website] = await Promise.all([
    prepareData(stack),
    development ? null : timed(stack, 'Website built', buildWebsite(stack), ({ built }) => built),
  ]);
  const env = apiEnvironment(stack, { mongodbUri, websiteFolder: website?.folder ?? null, demoPassword });
  const servers = Promise.all([startApi(stack, env, development), development ? startWebsiteServer(stack) : null]);
  await timed(stack, development ? 'API and website ready, with hot reload' : 'API and website ready', servers);
  return { url, demoPassword, mongodbUri };
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
