import { mkdir } from 'node:fs/promises';
import { apiEnvironment } from './api-environment.ts';
import { prepareStack } from './prepare-stack.ts';
import { resetDemo } from './reset-demo.ts';
import { seedDemo } from './seed-demo.ts';
import { readSettings } from './settings.ts';
import { startDatabase } from './start-database.ts';
import { startSandbox } from './start-sandbox.ts';
import { UserFacingError } from './user-facing-error.ts';

type Options = {
  readonly env: NodeJS.ProcessEnv;
  readonly reset: boolean;
  readonly say: (line: string) => void;
  readonly signal: AbortSignal;
};

/**
 * Fills the embedded database with the demo without starting the site; with `reset`, from nothing. Returns whether it
 * had to. The sandbox runs meanwhile, because the demo's bookings are paid like any other.
 * @throws UserFacingError while a copy runs on the data folder, or when the database is the operator's own
 */
export const seedAlone = async ({ env, reset, say, signal }: Options): Promise<boolean> => {
  const settings = readSettings(env);
  if (settings.mongodbUri !== null || settings.stripe !== null) {
    throw new UserFacingError(
      'Demo data is for the embedded database and the sandbox only: leave MONGODB_URI and the Stripe variables out.',
    );
  }
  const stack = await prepareStack({ settings, env, say });
  signal.addEventListener('abort', () => void stack.crew.stopAll());
  try {
    if (reset) await resetDemo(stack);
    await mkdir(stack.layout.pictures, { recursive: true });
    const [mongodbUri] = await Promise.all([startDatabase(stack), startSandbox(stack)]);
    const wiring = { mongodbUri, websiteFolder: null, demoAccounts: true };
    return await seedDemo(stack, apiEnvironment(stack, wiring), mongodbUri);
  } finally {
    await stack.crew.stopAll();
  }
};
