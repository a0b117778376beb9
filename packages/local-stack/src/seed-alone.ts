import { rm } from 'node:fs/promises';
import { prepareData } from './prepare-data.ts';
import { readSettings } from './settings.ts';
import { prepareStack } from './stack.ts';
import { UserFacingError } from './user-facing-error.ts';

type Options = {
  readonly env: NodeJS.ProcessEnv;
  /** Begins from nothing: records, pictures and the sandbox's memory go. Secrets, ports and logs stay. */
  readonly reset: boolean;
  readonly say: (line: string) => void;
  readonly signal: AbortSignal;
};

/**
 * Fills the embedded database with the demo without starting the site. Returns whether it had to. The sandbox runs meanwhile,
 * because the demo's bookings are paid like any other.
 * @throws UserFacingError while a copy runs on the data folder, or when the database is the operator's own
 */
export const seedAlone = async ({ env, reset, say, signal }: Options): Promise<boolean> => {
  const settings = readSettings(env);
  if (settings.mongodbUri !== null || settings.stripe !== null) {
    throw new UserFacingError(
      'Demo data is for the embedded database and the sandbox only: leave MONGODB_URI and the Stripe variables out.',
    );
  }
  const stack = await prepareStack({ settings, env, say, site: 'none' });
  const { supervisor, layout } = stack;
  signal.addEventListener('abort', () => void supervisor.stopAll());
  try {
    if (reset)
      for (const path of [layout.database, layout.pictures, layout.sandboxState])
        await rm(path, { recursive: true, force: true });
    return (await prepareData(stack)).seeded;
  } finally {
    await supervisor.stopAll();
  }
};
