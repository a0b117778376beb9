// `npm run seed` creates the demo data if there is none yet; `npm run seed -- --reset` removes the existing
// data and starts again.
import { rm } from 'node:fs/promises';
import { runCommand } from './run-command.ts';
import { prepareStack } from './stack.ts';
import { prepareData } from './start-product.ts';
import { UserFacingError } from './user-facing-error.ts';

const { env, argv } = process;

await runCommand(async (signal) => {
  const [option = '--reset', ...others] = argv.slice(2);
  if (option !== '--reset' || others.length > 0) throw new UserFacingError('The one option of this command is --reset.');
  if (env.MONGODB_URI || env.STRIPE_SECRET_KEY)
    throw new UserFacingError(
      'Demo data is for the embedded database and the sandbox only: unset MONGODB_URI and the Stripe variables.',
    );
  const stack = await prepareStack({ env, say: console.log, signal, site: 'none' });
  const { database, pictures, sandboxState } = stack.layout;
  try {
    // Secrets, ports and logs stay.
    if (argv.length > 2) for (const path of [database, pictures, sandboxState]) await rm(path, { recursive: true, force: true });
    // The sandbox runs too, because the demo's bookings are paid like any other.
    if (!(await prepareData(stack))) console.log('There is demo data already; npm run seed -- --reset starts again.');
  } finally {
    await stack.processes.stopAll();
  }
});
