// `npm run seed` makes the demo data if there is none yet; `npm run seed -- --reset` removes what there is and begins again.
import { rm } from 'node:fs/promises';
import { runCommand } from './run-command.ts';
import { prepareStack } from './stack.ts';
import { prepareData } from './start-product.ts';
import { UserFacingError } from './user-facing-error.ts';

await runCommand(async (signal) => {
  const wrong = process.argv.slice(2).find((argument) => argument !== '--reset');
  if (wrong !== undefined) throw new UserFacingError(`'${wrong}' is no option of this command: it knows --reset alone.`);
  const { env } = process;
  if (env.MONGODB_URI || env.STRIPE_SECRET_KEY)
    throw new UserFacingError(
      'Demo data is for the embedded database and the sandbox only: leave MONGODB_URI and the Stripe variables out.',
    );
  const stack = await prepareStack({ env, say: console.log, signal, site: 'none' });
  const { database, pictures, sandboxState } = stack.layout;
  try {
    // Secrets, ports and logs stay.
    if (process.argv.includes('--reset'))
      for (const path of [database, pictures, sandboxState]) await rm(path, { recursive: true, force: true });
    // The sandbox runs meanwhile, because the demo's bookings are paid like any other.
    if (!(await prepareData(stack))) console.log('There is demo data already; npm run seed -- --reset begins again.');
  } finally {
    await stack.processes.stopAll();
  }
});
