import { readConfig } from '../config.ts';
import { createDependencies } from '../create-dependencies.ts';
import { messageOf } from '../errors/message-of.ts';
import type { MoneyDependencies } from '../features/payments/index.ts';

/** Exit code of a command that could not do its work; 1 is for problems that it found. */
const COULD_NOT = 2;

/** Does what an operator asked for; a failure is one sentence and exit code 2. */
export const tellFailure = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (thrown) {
    console.error(messageOf(thrown));
    process.exitCode = COULD_NOT;
  }
};

/** Runs a command of the operator with the product's own configuration and database. */
export const runCommand = (command: (dependencies: MoneyDependencies) => Promise<void>): Promise<void> =>
  tellFailure(async () => {
    const dependencies = await createDependencies(readConfig());
    try {
      await command(dependencies);
    } finally {
      await dependencies.passwords.close();
      await dependencies.database.close();
    }
  });
