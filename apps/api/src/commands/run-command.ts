import { readConfig } from '../config.ts';
import { createDependencies } from '../create-dependencies.ts';
import type { Dependencies } from '../dependencies.ts';

/** Of a command that could not do its work, apart from 1 for what it found to be wrong. */
const COULD_NOT = 2;

/** Runs a command of the operator with the product's own configuration; a failure is one sentence and exit code 2. */
export const runCommand = async (command: (dependencies: Dependencies) => Promise<void>): Promise<void> => {
  try {
    const dependencies = await createDependencies(readConfig());
    try {
      await command(dependencies);
    } finally {
      await dependencies.passwords.close();
      await dependencies.database.close();
    }
  } catch (thrown) {
    console.error(thrown instanceof Error ? thrown.message : thrown);
    process.exitCode = COULD_NOT;
  }
};
