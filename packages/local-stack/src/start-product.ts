import { rename, utimes, writeFile } from 'node:fs/promises';
import { apiEnvironment } from './api-environment.ts';
import { buildWebsite } from './build-website.ts';
import { OWN_PASSWORD_MARK } from './demo-password.ts';
import { demoStateOf } from './demo-state.ts';
import { startApi, startDatabase, startMailbox, startSandbox, startWebsiteServer } from './parts.ts';
import { apiCommand } from './repository-paths.ts';
import { prepareStack, type Stack, type StackOptions } from './stack.ts';

const runSeed = ({ processes }: Stack, env: ReturnType<typeof apiEnvironment>): Promise<void> =>
  processes.runToEnd({ name: 'The demo data', args: [apiCommand('seed-demo')], env });

/**
 * Starts database and sandbox, and creates the demo once, with bookings made and paid through both; of an old
 * one it renews the seasons. Returns whether it was created.
 */
export const prepareData = async (stack: Stack): Promise<boolean> => {
  const { settings, layout, say } = stack;
  await Promise.all([settings.mongodbUri === null && startDatabase(stack), settings.hasSandbox && startSandbox(stack)]);
  const state = demoStateOf(stack);
  if (state === 'none' || state === 'made') return false;
  const env = apiEnvironment(stack);
  if (state === 'old') {
    await runSeed(stack, env);
    const now = new Date();
    await utimes(layout.demoSeeded, now, now);
    return false;
  }
  say('Creating the demo data (once) …');
  await writeFile(layout.demoBegun, env.DEMO_PASSWORD ? OWN_PASSWORD_MARK : '');
  await runSeed(stack, env);
  await rename(layout.demoBegun, layout.demoSeeded);
  return true;
};

const launch = async (stack: Stack, development: boolean): Promise<void> => {
  const isDemoMade = demoStateOf(stack) === 'made';
  const data = prepareData(stack);
  const website = development ? startWebsiteServer(stack) : buildWebsite(stack);
  const api = async (): Promise<void> => startApi(stack, (await website) ?? undefined);
  // In parallel with its database; and if that takes longer than the API waits for it, again after it.
  const served = isDemoMade && !development ? api().catch(() => data.then(api)) : data.then(api);
  await Promise.all([data, website, served]);
};

/** `development`: with hot reload of the website and the API. */
type ProductOptions = Omit<StackOptions, 'site'> & { readonly development?: boolean };

/**
 * Starts the whole product at one address: database, payment sandbox, website and API. Steps that do not need
 * each other run at the same time. When one fails, everything that was started is stopped before this throws.
 * @throws UserFacingError with one sentence that says what to do
 */
export const startProduct = async ({ env, say, development = false, signal }: ProductOptions) => {
  const stack = await prepareStack({ env, say, signal, site: development ? 'vite' : 'api' });
  const { stopAll } = stack.processes;
  try {
    await launch(stack, development);
    // Not awaited.
    if (stack.settings.hasMailbox)
      startMailbox(stack).catch(({ message }: Error) => stack.processes.stopping.aborted || say(message));
    /** `demoPassword`: the password of `admin` and `traveller`; null if there are no demo accounts. */
    return { url: stack.settings.publicUrl, demoPassword: stack.demoPassword, stop: stopAll };
  } catch (error) {
    await stopAll();
    throw error;
  }
};
