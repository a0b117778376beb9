import { existsSync } from 'node:fs';
import { buildWebsite } from './build-website.ts';
import { startApi, startMailbox, startWebsiteServer } from './parts.ts';
import { prepareData } from './prepare-data.ts';
import { prepareStack, type Stack } from './stack.ts';

export type Product = {
  readonly url: string;
  /** With which `admin` and `traveller` can log in; null where there are no demo accounts. */
  readonly demoPassword: string | null;
  /** Ends every process in good order. */
  readonly stop: () => Promise<void>;
};

export type ProductOptions = {
  /** PORT, HOST, DATA_DIR, MONGODB_URI and the others of .env.example; also what the API inherits. */
  readonly env?: NodeJS.ProcessEnv;
  readonly say?: (line: string) => void;
  /** With hot reload of the website and the API. */
  readonly development?: boolean;
  readonly signal?: AbortSignal | undefined;
};

const launch = async (stack: Stack, development: boolean): Promise<void> => {
  const isDemoMade = stack.demoPassword !== null && existsSync(stack.layout.demoSeeded);
  const data = prepareData(stack);
  const website = development ? startWebsiteServer(stack) : buildWebsite(stack);
  const api = async (): Promise<void> => startApi(stack, (await website) ?? null);
  // Beside its database; and where that takes longer than the API waits for it, once more after it.
  const served = isDemoMade && !development ? api().catch(() => data.then(api)) : data.then(api);
  await Promise.all([data, website, served]);
};

/**
 * Starts the whole product at one address: database, payment sandbox, website and API. Steps that do not need each other
 * run at the same time. When one fails, everything that was started is stopped before this throws.
 * @throws UserFacingError with one sentence that says what to do
 */
export const startProduct = async (options: ProductOptions = {}): Promise<Product> => {
  const { env = process.env, say = () => {}, development = false, signal } = options;
  const stack = await prepareStack({ env, say, signal, site: development ? 'vite' : 'api' });
  const { stopAll } = stack.processes;
  try {
    await launch(stack, development);
    // Nobody waits for it.
    if (stack.settings.hasMailbox) void startMailbox(stack);
    return { url: stack.settings.publicUrl, demoPassword: stack.demoPassword, stop: stopAll };
  } catch (error) {
    await stopAll();
    throw error;
  }
};
